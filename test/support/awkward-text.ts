/** What naive storage spoils: other scripts, combining marks, quotes, line ends, backslashes, and what SQL or JSON reads as its own. */
export const UNICODE = 'Žofie “Ünïcode” 東京 عربى 👩‍👩‍👧 e\u0301 \\ \' " ; -- $1 ? %_ \r\n\t{"a":[null]}\u2028'
export const LONG = 'A paragraph about our work in the harbour. '.repeat(5_000)
