#pragma once

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// What the handlers use, set before they are installed.

/// The guard's own descriptor of the terminal; negative if there is nothing to restore.
extern atomic_int guardedTerminal;
/// The process that took the terminal over. A copy made by `fork` must not give it back.
extern pid_t guardingProcess;
/// The descriptor that the display draws on.
extern int drawingTerminal;
/// `/dev/null`.
extern int nowhere;
extern struct termios formerAttributes;
/// Whether what nobody has read is discarded when the terminal is put back.
extern bool discardsInput;
extern unsigned char leaveBytes[512];
extern size_t leaveCount;
/// The actions to restore, by signal.
extern struct sigaction formerActions[65];

/// The file with what was printed, and the descriptors it stands in for; negative if there is none.
extern atomic_int outputLog;
extern int savedOutput;
extern int savedError;

extern _Atomic uint64_t notedSignals;
extern int wakeUpDescriptor;
/// Whether nothing else uses the alarm clock.
extern bool canSetAlarm;
/// The signal that asked the process to end and set the alarm clock; 0 if none did.
extern volatile sig_atomic_t endingSignal;

/// Handles signals that end the process.
void endBySignal(int signal);
/// Handles signals that ask for something.
void noteSignal(int signal);
/// Puts the terminal back, once.
void restoreTerminal(void);
