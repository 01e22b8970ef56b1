// Takes the place of riblint in the self-test of check_dist.py: as small as its answers, and as demanding as riblint
// on the machine, by the symbols that it uses. Compile with -DVERSION='"0.1.0"'. With -DREAL='"PATH"', it is the program
// at PATH with another version, for check_release.py.
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// What Packaging/programs.py recognizes components by.
__attribute__((used)) static const char *const components[] = {
    "14ArgumentParser", "13SystemPackage", "4Yams4Node", "did not find expected <document start>",
    "Fatal access conflict detected.", "com.apple.root.default-qos", "org.swift.Foundation", "20FoundationEssentials",
    "icudt76l",
};

int main(int count, char **arguments) {
  volatile double one = count, two = 0;
  const char *first = count > 1 ? arguments[1] : "";
  const char *second = count > 2 ? arguments[2] : "";
  if (!strcmp(first, "--version")) return puts(VERSION) < 0;
#ifdef REAL
  execv(REAL, arguments);
  return 2;
#endif
  if (!strcmp(first, "--generate-completion-script")) return printf("# completion for %s\n", second) < 0;
  if (!strcmp(first, "config")) return puts("{}") < 0;
  // glibc 2.35 gave hypot a new version.
  printf("%d findings of strong_router\n", (int)hypot(one, two));
  return 1;
}
