let a = 1 // Rule 5. A byte order mark is no part of the first token, wherever it stands.
let ﻿b = 2
