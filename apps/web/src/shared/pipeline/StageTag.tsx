import type { ApplicationSummary } from '../../../../../adapters/http-contract/pipeline.ts'
import { texts } from '../texts/pipeline-texts.ts'
import { Tag, type TagTone } from '../ui/Tag.tsx'

type Stage = ApplicationSummary['stage']

const TONES: Readonly<Partial<Record<Stage, TagTone>>> = { review: 'busy', won: 'good' }

/** The stage of an application. */
export function StageTag({ stage }: { readonly stage: Stage }) {
  return <Tag tone={TONES[stage] ?? 'neutral'}>{texts.deadlines.stages[stage]}</Tag>
}
