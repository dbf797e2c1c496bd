/** Maximum length of a question in characters: a dozen times the longest that real forms print. */
export const LONGEST_QUESTION = 5_000
export const LONGEST_GUIDANCE = 12_000
export const LONGEST_SECTION = 1_000
/** Maximum length of a paragraph, cell or label of a form: five times the longest that real forms print. */
export const LONGEST_FORM_TEXT = 6_000
/** Maximum number of questions in an application. */
export const MAX_QUESTIONS = 500
