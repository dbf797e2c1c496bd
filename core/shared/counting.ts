/**
 * What a funder's form counts where it sets a limit. Characters are counted with spaces, a line break as one, unless their
 * name says otherwise.
 */
export type Counting = 'words' | 'characters' | 'characters-without-spaces' | 'characters-line-break-as-two'
