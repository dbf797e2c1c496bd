import { writtenGapPhrases } from '../../../adapters/extractive/gaps/written-gap-phrases.ts'
import { AesSecretBox } from '../../../adapters/system/aes-secret-box.ts'
import { ChangeBrief } from '../../../core/briefing/change-brief.ts'
import { EMPTY_LIBRARY } from '../../../core/known/empty-library.ts'
import { AskedFactsInGaps } from '../../../core/gaps/asked-facts-in-gaps.ts'
import { FillGap } from '../../../core/gaps/fill-gap.ts'
import { FillWaiting } from '../../../core/gaps/fill-waiting.ts'
import { ViewGaps } from '../../../core/gaps/view-gaps.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import type { JobHandler } from '../../../core/jobs/job-handler.ts'
import { delivered } from '../../../core/jobs/job-handler.ts'
import { profilesIn } from '../../../core/profile/profiles.ts'
import { ChangeFact } from '../../../core/profile/change-fact.ts'
import { answeringJob } from '../../../core/proposals/job/answering-job.ts'
import { AnswerQuestion } from '../../../core/drafting/answer-question.ts'
import type { AnswerDraft, AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { ReviewQuestions } from '../../../core/questions/review-questions.ts'
import { EditText } from '../../../core/text-history/edit-text.ts'
import { aProject, aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld } from '../../support/core-world.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'

export const NOT_FOUND: AnswerDraft = { text: 'Nothing found.', missing: true, sources: [], messages: [], warnings: [] }

/** An organisation with a project, whose writer finds nothing in documents and notes what it was told. */
export async function openGapWorld(write: (task: AnswerTask) => AnswerDraft = () => NOT_FOUND) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { unitOfWork: work, sources, clock, ids, documentReader: documents } = world
  const tasks: AnswerTask[] = []
  const opened: (readonly DocumentScope[])[] = []
  const libraries = {
    open: (_of: unknown, scopes: readonly DocumentScope[]) => (opened.push(scopes), { ...EMPTY_LIBRARY }),
  }
  const writer = { write: async (task: AnswerTask) => (tasks.push(task), write(task)) }
  const changeFact = new ChangeFact(
    work,
    new AesSecretBox(() => ({ current: 'a secret of the installation', previous: [] })),
    sources,
  )
  const changeBrief = new ChangeBrief(work, sources)
  const waiting = new FillWaiting(work, world.missingAnswersReader, sources)
  const project = await work.run(({ projects }) => projects.save(aProject({ accountId, name: 'Warm kitchens' })))
  const handlers: Record<string, JobHandler> = {
    'answer-question': deliveredWriter(
      'answer-question',
      new AnswerQuestion({
        work,
        writer,
        phrases: writtenGapPhrases,
        asksPeople: true,
        modelPlace: 'none',
        libraries,
        documents,
        clock,
        ids,
      }),
    ),
    'fill-waiting': delivered('fill-waiting', waiting),
    // There are no documents.
    'find-profile-facts': { execute: () => Promise.resolve(null) },
  }

  async function workOff(): Promise<void> {
    for (const { job } of await claimAll(world)) await handlers[job.name]!.execute({ ...job, lastAttempt: true })
  }

  /** An application whose questions have been worked on. */
  async function application(texts: readonly string[], of: Partial<Proposal> = {}): Promise<Proposal> {
    const proposal = await work.run(async ({ proposals, questions, jobs }) => {
      const saved = await proposals.save(aProposal({ accountId, projectId: project.id, ...of }))
      for (const [position, text] of texts.entries()) {
        const question = aQuestion({ accountId, proposalId: saved.id, position, text })
        await jobs.add(answeringJob(await questions.save(question), sources))
      }
      return saved
    })
    await workOff()
    return proposal
  }

  const view = new ViewGaps(work, world.missingAnswersReader, clock)
  const fill = new FillGap({
    work,
    changeFact,
    changeBrief,
    editText: new EditText(work, sources, world.passageReader),
    waiting,
    clock,
  })
  return {
    world,
    actor,
    project,
    tasks,
    opened,
    workOff,
    application,
    view: ({ id }: Proposal) => view.execute({ actor, proposalId: id }),
    askedFacts: async () => {
      const known = await profilesIn(work).read(accountId, clock.now())
      return (await new AskedFactsInGaps(world.missingAnswersReader).ofAccount(accountId, known)).map(({ key }) => key)
    },
    check: ({ id, proposalId }: Question) =>
      new ReviewQuestions(work, world.memory).execute({
        actor,
        proposalId,
        questionIds: [id],
        reviewStatus: 'checked',
      }),
    fill: ({ id }: Proposal, gapId: string, value: string) => fill.execute({ actor, proposalId: id, gapId, value }),
    confirm: (key: string, value: string) =>
      changeFact.execute({ actor, key, value, state: 'confirmed', validUntil: null }),
    brief: (key: 'need' | 'risks', text: string) =>
      changeBrief.execute({ actor, projectId: project.id, sections: [{ key, text, basedOn: null }], budget: null }),
    questions: ({ id }: Proposal): Promise<Question[]> =>
      work.run(({ questions }) => questions.ofProposal(accountId, id)),
    answers: async ({ id }: Proposal): Promise<(string | null)[]> => {
      const all = await work.run(({ questions }) => questions.ofProposal(accountId, id))
      return all.map(({ answer }) => (answer === null || answer.missing ? null : answer.text))
    },
  }
}
