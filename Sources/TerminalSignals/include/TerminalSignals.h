#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// Signal handlers run between any two instructions. They must not allocate or lock, which Swift
// can't promise: that is why they are in C.

/// Puts the terminal back in order however the process ends, short of `SIGKILL`: by `exit`, by a
/// crash, by any other signal that ends it.
///
/// Keeps what the process prints to a terminal from now on, and prints it after restoring.
/// A signal that the process ignores or handles itself is left alone.
///
/// - terminal: The descriptor that the display draws on.
/// - attributes: How the terminal was before.
/// - leave: The bytes that undo the terminal's modes.
void guardTerminal(
    int terminal, const struct termios *_Nonnull attributes, const void *_Nonnull leave,
    size_t count);

/// Puts the terminal back now, and prints what was kept.
///
/// - keepsInput: Whether what has been typed stays, for the process itself to read.
void unguardTerminal(bool keepsInput);

/// Has signals noted that ask for something, such as `SIGTERM` and `SIGWINCH`.
///
/// A process that does not take note of a request to end within five seconds is ended by it.
///
/// - Returns: A descriptor that has bytes to read whenever a signal was noted, to be closed by the
///   caller; -1 where the system has none left.
int noteSignals(void);

/// Takes the signals that were noted, one bit each, numbered as the signals.
uint64_t takeNotedSignals(void);

/// Handles the signals as before ``noteSignals``.
void stopNotingSignals(void);

/// Stops the job that the process belongs to, until someone continues it.
///
/// - signal: `SIGTSTP`, or `SIGTTOU` for a job in the background.
/// - Returns: `false` if nothing was stopped: the signal is ignored, or nobody could continue the job.
bool stopJob(int signal);

/// Ends the process as the signal does by default, so that its parent can tell.
_Noreturn void endProcess(int signal);

/// Runs this program again, and waits for the process to end. Passes requests to end on to it, and what it writes to
/// standard error on to this process's. It doesn't outlive this process.
///
/// - arguments: The program's name and its arguments, and a null pointer.
/// - log: A file that also receives what the process writes to standard error.
/// - Returns: The status of the process, as `waitpid` has it, or -1.
int runProgramAgain(char *_Nullable const *_Nonnull arguments, int log);
