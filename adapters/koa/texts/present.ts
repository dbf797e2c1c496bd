import type { ListedVersion } from '../../../core/text-history/list-text-versions.ts'
import type { TextState } from '../../../core/shared/text-state.ts'
import type { KeptText } from '../../../core/texts/text-version.ts'
import { presentSource, presentSourceFile } from './present-source.ts'
import { presentWarning } from './present-warning.ts'
import type * as contract from '../../http-contract/texts.ts'

export function presentTextState({
  version,
  origin,
  author,
  basis,
  modelName,
  takenFrom,
  leftOut,
  gaps,
  warnings,
}: TextState): contract.TextState {
  const by = author && { _id: author.id, name: author.name }
  return {
    ...{ version, origin, author: by, basis },
    ...(modelName !== undefined && { modelName }),
    ...(takenFrom && { takenFrom }),
    ...(leftOut && { leftOut: [...leftOut] }),
    ...(gaps && { gaps: gaps.map(({ heading, passages }) => ({ heading, passages: passages.map(presentSource) })) }),
    ...(warnings && { warnings: warnings.map(presentWarning) }),
  }
}

/** Null without a text. */
export function presentStateOf(current: KeptText | null): contract.TextState | null {
  return current && presentTextState(current.state)
}

export function presentText({ text, state, detail }: KeptText) {
  return { text, ...presentTextState(state), sourceFiles: detail.sources.map(presentSourceFile) }
}

/** A missing answer is shown as a version without text. */
export function presentVersion({ id, text, state, detail, isCurrent }: ListedVersion): contract.TextVersion {
  const shown = detail.missing ? '' : text
  return { id, _id: id, ...presentTextState(state), text: shown, createdAt: state.writtenAt, current: isCurrent }
}
