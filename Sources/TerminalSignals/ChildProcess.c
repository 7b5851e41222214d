#define _GNU_SOURCE
#include "TerminalSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static int const requests[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
static pid_t volatile child;

static void forward(int signal) {
  int const error = errno;
  if (child > 0) kill(child, signal);
  errno = error;
}

static void writeAll(int descriptor, char const *bytes, ssize_t count) {
  while (count > 0) {
    ssize_t const written = write(descriptor, bytes, (size_t)count);
    if (written < 0 && errno != EINTR) return;
    if (written > 0) bytes += written, count -= written;
  }
}

int runProgramAgain(char *const *arguments, int log) {
  char program[PATH_MAX];
  int ends[2];
  if (!realpath("/proc/self/exe", program) || pipe2(ends, O_CLOEXEC)) return -1;
  // A request that comes before the child is known waits for it.
  sigset_t set, former;
  sigemptyset(&set);
  for (int i = 0; i < 4; i++) sigaddset(&set, requests[i]);
  sigprocmask(SIG_BLOCK, &set, &former);
  pid_t const parent = getpid();
  pid_t const process = fork();
  if (process == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (int i = 0; i < 4; i++) {
      struct sigaction action;
      if (!sigaction(requests[i], NULL, &action) && action.sa_handler == forward) {
        signal(requests[i], SIG_DFL);
      }
    }
    sigprocmask(SIG_SETMASK, &former, NULL);
    dup2(ends[1], STDERR_FILENO);
    if (getppid() == parent) execv(program, arguments);
    _exit(127);
  }
  close(ends[1]);
  child = process;
  for (int i = 0; i < 4; i++) {
    struct sigaction action;
    if (!sigaction(requests[i], NULL, &action) && action.sa_handler == SIG_DFL) {
      action.sa_handler = forward;
      sigaction(requests[i], &action, NULL);
    }
  }
  sigprocmask(SIG_SETMASK, &former, NULL);
  int status = -1;
  // Processes that the child leaves behind may keep their end open, so its end is asked for, too.
  for (pid_t ended = 0; process > 0;) {
    struct pollfd input = {.fd = ends[0], .events = POLLIN};
    int const ready = poll(&input, 1, ended ? 0 : 100);
    char bytes[4096];
    ssize_t const count = ready > 0 ? read(ends[0], bytes, sizeof bytes) : 0;
    writeAll(STDERR_FILENO, bytes, count);
    writeAll(log, bytes, count);
    if (count > 0 || (ready < 0 && errno == EINTR)) continue;
    if (ended) break;
    while ((ended = waitpid(process, &status, ready > 0 ? 0 : WNOHANG)) < 0 && errno == EINTR) {}
    if (ended < 0) break;
  }
  child = 0;
  close(ends[0]);
  return status;
}
