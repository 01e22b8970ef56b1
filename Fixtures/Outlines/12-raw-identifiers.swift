// Rule 12. Backticks hold anything but a backtick, on one line; without a partner one is nothing.
func `it works, really: a / b "c"`() {}
let `3 \ 4` = 34
let `no end = 1
let a = 2
