// Rule 55. A dot before a question or exclamation mark is a token by itself.
\.a?.b
\.?.x
\Foo.?!
\.[0]
\.self
\Foo.bar
