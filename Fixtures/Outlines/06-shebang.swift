#!/usr/bin/swift // Rule 6. A shebang is one at offset 0 only, and goes to the line's end.
let a = 1
#!/usr/bin/swift
