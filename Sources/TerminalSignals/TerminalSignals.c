#define _GNU_SOURCE
#include "TerminalSignals.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "Handlers.h"

// MARK: Actions

static const int requests[] = {SIGHUP, SIGINT, SIGTERM, SIGWINCH, SIGTSTP, SIGCONT};

/// Signals that end the process by default, all but these.
static bool endsProcess(int signal) {
  switch (signal) {
  case SIGKILL: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGCONT:
  case SIGCHLD: case SIGURG: case SIGWINCH:
    return false;
  default:
    return true;
  }
}

/// Signals that a runtime handles to tell where the process crashed.
static bool isCrash(int signal) {
  switch (signal) {
  case SIGSEGV: case SIGBUS: case SIGILL: case SIGFPE: case SIGTRAP: case SIGABRT: case SIGQUIT:
  case SIGSYS:
    return true;
  default:
    return false;
  }
}

static bool install(int signal, void (*handler)(int), int flags) {
  struct sigaction present;
  if (sigaction(signal, NULL, &present) != 0) return false;
  if (present.sa_handler == handler) return true;
  if (present.sa_handler != SIG_DFL && !(present.sa_handler != SIG_IGN && isCrash(signal))) {
    return false;
  }
  formerActions[signal] = present;
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  return sigaction(signal, &action, NULL) == 0;
}

/// An action that the process has set meanwhile stays.
static void uninstall(int signal, void (*handler)(int)) {
  struct sigaction present;
  if (sigaction(signal, NULL, &present) == 0 && present.sa_handler == handler) {
    sigaction(signal, &formerActions[signal], NULL);
  }
}

// MARK: The guard

/// Of what goes elsewhere than to a terminal nothing is kept.
static void captureOutput(void) {
  if (atomic_load(&outputLog) >= 0) return;
  fflush(NULL);
  // A file without a name.
  char name[] = "/tmp/output.XXXXXX";
  int log = mkostemp(name, O_APPEND | O_CLOEXEC);
  if (log < 0) return;
  unlink(name);
  savedOutput = isatty(STDOUT_FILENO) ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) : -1;
  savedError = isatty(STDERR_FILENO) ? fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) : -1;
  if (savedOutput >= 0) dup2(log, STDOUT_FILENO);
  if (savedError >= 0) dup2(log, STDERR_FILENO);
  atomic_store(&outputLog, log);
}

static void provideStack(void) {
  // A stack that overflowed has no room for a handler.
  static unsigned char bytes[64 * 1024];
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  stack = (stack_t){.ss_sp = bytes, .ss_size = sizeof bytes};
  sigaltstack(&stack, NULL);
}

void guardTerminal(
    int terminal, const struct termios *attributes, const void *leave, size_t count) {
  static bool isRegistered = false;
  if (!isRegistered) isRegistered = atexit(restoreTerminal) == 0;
  if (nowhere < 0) nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  guardingProcess = getpid();
  drawingTerminal = terminal;
  formerAttributes = *attributes;
  leaveCount = count < sizeof leaveBytes ? count : sizeof leaveBytes;
  memcpy(leaveBytes, leave, leaveCount);
  provideStack();
  captureOutput();
  for (int signal = 1; signal < 65; signal++) {
    if (endsProcess(signal)) install(signal, endBySignal, SA_ONSTACK);
  }
  struct sigaction present;
  canSetAlarm = sigaction(SIGALRM, NULL, &present) == 0 && present.sa_handler == endBySignal;
  if (atomic_load(&guardedTerminal) < 0) {
    atomic_store(&guardedTerminal, fcntl(terminal, F_DUPFD_CLOEXEC, 3));
  }
}

void unguardTerminal(bool keepsInput) {
  fflush(NULL);
  discardsInput = !keepsInput;
  restoreTerminal();
  discardsInput = true;
  canSetAlarm = false;
  for (int signal = 1; signal < 65; signal++) uninstall(signal, endBySignal);
}

// MARK: Requests

static int wakeUpReader = -1;

int noteSignals(void) {
  int ends[2];
  if (pipe2(ends, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  wakeUpReader = ends[0];
  wakeUpDescriptor = ends[1];
  for (size_t index = 0; index < sizeof requests / sizeof *requests; index++) {
    install(requests[index], noteSignal, SA_RESTART);
  }
  return ends[0];
}

uint64_t takeNotedSignals(void) { return atomic_exchange(&notedSignals, 0); }

void stopNotingSignals(void) {
  for (size_t index = 0; index < sizeof requests / sizeof *requests; index++) {
    uninstall(requests[index], noteSignal);
  }
  close(wakeUpDescriptor);
  wakeUpDescriptor = -1;
  if (endingSignal != 0) alarm(0);
  endingSignal = 0;
}

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Waits for any of the signals in a set to be noted. Others may come all the time.
static bool waitForSignals(uint64_t set, int patience) {
  char bytes[64];
  struct pollfd noted = {.fd = wakeUpReader, .events = POLLIN};
  int64_t end = milliseconds() + patience;
  while (!(atomic_load(&notedSignals) & set)) {
    while (read(wakeUpReader, bytes, sizeof bytes) > 0) {}
    if (atomic_load(&notedSignals) & set) break;
    int64_t left = end - milliseconds();
    if (left <= 0) break;
    poll(&noted, 1, (int)left);
  }
  // What was read away here is still to be handled.
  if (atomic_load(&notedSignals)) (void)!write(wakeUpDescriptor, "", 1);
  return (atomic_load(&notedSignals) & set) != 0;
}

bool stopJob(int signal) {
  struct sigaction former, standard = {.sa_handler = SIG_DFL};
  if (sigaction(signal, NULL, &former) != 0 || former.sa_handler == SIG_IGN) return false;
  uint64_t continued = UINT64_C(1) << SIGCONT;
  atomic_fetch_and(&notedSignals, ~continued);
  sigaction(signal, &standard, NULL);
  kill(0, signal);
  sigaction(signal, &former, NULL);
  // Another thread may be the one that handles what came while all were stopped.
  if (!waitForSignals(continued, 200)) return false;
  waitForSignals(1 << SIGHUP | 1 << SIGTERM | 1 << SIGINT, 20);
  atomic_fetch_and(&notedSignals, ~continued);
  return true;
}

void endProcess(int signal) {
  fflush(NULL);
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal, &standard, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
  _exit(128 + signal);
}
