#include "Handlers.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

// This file calls nothing but what POSIX allows in a signal handler.

atomic_int guardedTerminal = -1;
pid_t guardingProcess = 0;
int drawingTerminal = -1;
int nowhere = -1;
struct termios formerAttributes;
bool discardsInput = true;
unsigned char leaveBytes[512];
size_t leaveCount = 0;
struct sigaction formerActions[65];

atomic_int outputLog = -1;
int savedOutput = -1;
int savedError = -1;

_Atomic uint64_t notedSignals = 0;
int wakeUpDescriptor = -1;
bool canSetAlarm = false;

volatile sig_atomic_t endingSignal = 0;

/// Waits a little while for a terminal that takes nothing.
static void writeAll(int descriptor, const unsigned char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written >= 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      struct pollfd room = {.fd = descriptor, .events = POLLOUT};
      if (poll(&room, 1, 500) <= 0) return;
    } else if (errno != EINTR) {
      return;
    }
  }
}

/// Lets the process print again, and prints what it did meanwhile: of very much, the end.
static void releaseOutput(int terminal) {
  int log = atomic_exchange(&outputLog, -1);
  if (log < 0) return;
  if (savedOutput >= 0) {
    dup2(savedOutput, STDOUT_FILENO);
    close(savedOutput);
  }
  if (savedError >= 0) {
    dup2(savedError, STDERR_FILENO);
    close(savedError);
  }
  savedOutput = savedError = -1;
  off_t const limit = 256 * 1024;
  off_t length = lseek(log, 0, SEEK_END);
  lseek(log, length > limit ? length - limit : 0, SEEK_SET);
  unsigned char buffer[4096];
  ssize_t count;
  while ((count = read(log, buffer, sizeof buffer)) > 0) writeAll(terminal, buffer, (size_t)count);
  close(log);
}

void restoreTerminal(void) {
  if (guardingProcess != getpid()) return;
  int terminal = atomic_exchange(&guardedTerminal, -1);
  if (terminal < 0) return;
  // A job in the background may end as well.
  sigset_t stop, former;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &former);
  writeAll(terminal, leaveBytes, leaveCount);
  // In the background the modes are another job's.
  pid_t foreground = tcgetpgrp(terminal);
  if (foreground < 0 || foreground == getpgrp()) {
    // Reports of the mouse that nobody read are not for the shell.
    if (discardsInput) tcflush(terminal, TCIFLUSH);
    tcsetattr(terminal, TCSANOW, &formerAttributes);
  }
  releaseOutput(terminal);
  close(terminal);
  pthread_sigmask(SIG_SETMASK, &former, NULL);
}

/// The action that was there before, such as the runtime's that prints where it crashed, comes next:
/// the signal is raised again and arrives when this handler returns.
void endBySignal(int signal) {
  if (guardingProcess == getpid() && atomic_load(&guardedTerminal) >= 0) {
    // Another thread may be drawing.
    dup2(nowhere, drawingTerminal);
  }
  restoreTerminal();
  if (signal == SIGALRM && endingSignal != 0) signal = endingSignal;
  sigaction(signal, &formerActions[signal], NULL);
  raise(signal);
}

void noteSignal(int signal) {
  int error = errno;
  atomic_fetch_or(&notedSignals, UINT64_C(1) << signal);
  (void)!write(wakeUpDescriptor, "", 1);
  if ((signal == SIGHUP || signal == SIGINT || signal == SIGTERM) && canSetAlarm) {
    endingSignal = signal;
    alarm(5);
  }
  errno = error;
}
