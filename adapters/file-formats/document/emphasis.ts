export interface EmphasisedRun {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
}

export interface Emphasis {
  readonly bold: boolean
  readonly italic: boolean
  /** The bold words that a line starts with, where it goes on in plain type. */
  readonly lead?: string
}

export function emphasisOf(runs: readonly EmphasisedRun[]): Emphasis {
  const inked = runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text))
  const bold = inked.length > 0 && inked.every((run) => run.bold)
  const italic = inked.length > 0 && inked.every((run) => run.italic)
  if (bold || !inked[0]?.bold) return { bold, italic }
  const plain = runs.findIndex((run) => !run.bold && /[\p{L}\p{N}]/u.test(run.text))
  const lead = runs
    .slice(0, plain)
    .map((run) => run.text)
    .join('')
  return /[_\n☐☒]/.test(lead) ? { bold, italic } : { bold, italic, lead }
}
