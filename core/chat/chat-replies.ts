/** The chat's reply to a command, or its reason for doing nothing: a code with its values. */
export type ChatReply =
  | {
      readonly code:
        | 'undone'
        | 'nothing-to-undo'
        | 'taken'
        | 'added'
        | 'added-after'
        | 'put'
        | 'cut'
        | 'no-name'
        | 'as-it-is'
    }
  | { readonly code: 'replaced'; readonly from: string; readonly to: string; readonly count: number }
  | { readonly code: 'not-there'; readonly words: string }
  | { readonly code: 'which-figure'; readonly figures: readonly string[]; readonly figure: string }
  | { readonly code: 'no-figure'; readonly figure: string }
  | { readonly code: 'which-name'; readonly names: readonly string[]; readonly name: string }

/** Excess of a text over its limit. */
export interface OverLimit {
  readonly unit: 'words' | 'characters'
  readonly count: number
  readonly most: number
}

/** Makes the sentence of a reply. The chat stores the sentence. */
export type SayReply = (reply: ChatReply, over: OverLimit | null) => string
