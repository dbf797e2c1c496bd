/**
 * The unit of a limit in a funder's form. Characters include spaces, and a line break counts as one, unless the name
 * says otherwise.
 */
export type Counting = 'words' | 'characters' | 'characters-without-spaces' | 'characters-line-break-as-two'
