import type { AnswerToRead, Finding, Proofreader, ProofreadingTask } from '../../../core/proofreading/ports.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient } from '../model-client.ts'
import { handIn } from '../hand-in.ts'
import { FINDINGS_FORM, proofreadingRequest, readFindings } from '../prompts/proofread-application.prompt.ts'

/** Maximum length of the answers in one call, in characters (about 75,000 tokens); few applications have more. */
const MOST_AT_ONCE = 300_000

/** The model proofreads all answers together, after the built-in rules have found the certain errors. */
export class ModelProofreader implements Proofreader {
  constructor(
    private readonly client: ModelClient,
    private readonly builtIn: Proofreader,
  ) {}

  async read(task: ProofreadingTask, context: CallContext): Promise<readonly Finding[]> {
    const certain = await this.builtIn.read(task, context)
    const run = await this.client.begin(context)
    const found: Finding[] = []
    for (const answers of windowsOf(task.answers)) {
      const request = proofreadingRequest(task, answers)
      const { input } = await handIn(run, request, FINDINGS_FORM, this.client)
      found.push(...readFindings(input))
    }
    return [...certain, ...found.filter((finding) => !certain.some((other) => isSame(finding, other)))]
  }
}

/** Whether both findings are about the same words; one may quote more of them. */
function isSame(one: Finding, other: Finding): boolean {
  if (one.position !== other.position || one.kind !== other.kind) return false
  const [words, otherWords] = [one.words ?? '', other.words ?? '']
  return words.includes(otherWords) || otherWords.includes(words)
}

/** Groups of answers for one call each, in order. */
function windowsOf(answers: readonly AnswerToRead[]): AnswerToRead[][] {
  const windows: AnswerToRead[][] = []
  let room = 0
  for (const answer of answers) {
    if (answer.text.length > room || windows.length === 0) {
      windows.push([])
      room = MOST_AT_ONCE
    }
    windows.at(-1)?.push(answer)
    room -= answer.text.length
  }
  return windows
}
