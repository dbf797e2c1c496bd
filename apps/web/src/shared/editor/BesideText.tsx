import type { TextState } from '../../../../../adapters/http-contract/texts.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LeftOut } from './LeftOut.tsx'

const TextWarnings = lazyPart(() => import('./TextWarnings.tsx').then(({ TextWarnings }) => TextWarnings))

interface BesideTextProps {
  readonly text: string
  readonly state: TextState | null
}

/** Notes about a text, shown beside it and never copied with it. */
export function BesideText({ text, state }: BesideTextProps) {
  const warnings = state?.warnings ?? []
  return (
    <>
      <LeftOut state={state} />
      {warnings.length > 0 && <TextWarnings text={text} warnings={warnings} />}
    </>
  )
}
