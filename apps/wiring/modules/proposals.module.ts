import { writtenGapPhrases } from '../../../adapters/extractive/gaps/written-gap-phrases.ts'
import { changeFailedSentence } from '../../../adapters/http-contract/texts/en.ts'
import { chatReplySentence } from '../../../adapters/http-contract/texts/en/chat-replies.ts'
import { ContainerModule } from 'inversify'
import { AddQuestion } from '../../../core/questions/add-question.ts'
import { AnswerQuestion, type AnswerQuestionPorts } from '../../../core/drafting/answer-question.ts'
import { ChangeProposal, ToggleProposalArchived } from '../../../core/applications/change-proposal.ts'
import { CreateManualGrant } from '../../../core/applications/create-manual-grant.ts'
import { CreateUploadGrant } from '../../../core/applications/create-upload-grant.ts'
import { MarkAnswerCopied } from '../../../core/hand-in/mark-answer-copied.ts'
import { ViewPortal } from '../../../core/hand-in/view-portal.ts'
import { DownloadApplication, DownloadCoverLetter } from '../../../core/hand-in/download-application.ts'
import { DraftAgain } from '../../../core/drafting/draft-again.ts'
import { DuplicateProposal } from '../../../core/applications/duplicate-proposal.ts'
import { GiveForm } from '../../../core/forms/give-form.ts'
import { RemoveProposal } from '../../../core/applications/remove-proposal.ts'
import type { GrantSources } from '../../../core/proposals/form/grant-to-create.ts'
import { PlanApplication } from '../../../core/drafting/plan-application.ts'
import { ImproveAnswer, type ImproveAnswerPorts } from '../../../core/drafting/improve-answer.ts'
import { ReadForm } from '../../../core/forms/read-form.ts'
import { RequestCoverLetter } from '../../../core/letters/request-cover-letter.ts'
import { RequestFunderOverview } from '../../../core/funder-overviews/request-funder-overview.ts'
import { RequestImprovement } from '../../../core/drafting/request-improvement.ts'
import type { ModelPlace } from '../../../core/privacy/account-privacy.ts'
import type { AccountQuotas } from '../../../core/quotas/account-quotas.ts'
import {
  ViewCoordinatorMessages,
  ViewPassages,
  ViewProposal,
  ViewSources,
} from '../../../core/applications/view-proposal.ts'
import { WriteCoverLetter } from '../../../core/letters/write-cover-letter.ts'
import { WriteFunderOverview } from '../../../core/funder-overviews/write-funder-overview.ts'
import { pipelineTokens } from '../tokens/pipeline-tokens.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, readingTokens, systemTokens, writingTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, proposalReader, documentReader } = databaseTokens
const { clock, ids, files } = systemTokens
const { forms, finder, limits } = readingTokens
const { grantSources, drafting, chatSources, grantMaking, quotas, libraries, storedFormats } = coreTokens

type Ports = AnswerQuestionPorts

function answerQuestion(
  stores: Ports['work'],
  writer: Ports['writer'],
  opener: Ports['libraries'],
  documents: Ports['documents'],
  time: Ports['clock'],
  source: Ports['ids'],
  asksPeople: Ports['asksPeople'],
  modelPlace: Ports['modelPlace'],
): AnswerQuestion {
  return new AnswerQuestion({
    work: stores,
    writer,
    phrases: writtenGapPhrases,
    asksPeople,
    modelPlace,
    libraries: opener,
    documents,
    clock: time,
    ids: source,
  })
}

function improveAnswer(
  stores: ImproveAnswerPorts['work'],
  improver: ImproveAnswerPorts['improver'],
  opener: ImproveAnswerPorts['libraries'],
  documents: ImproveAnswerPorts['documents'],
  time: ImproveAnswerPorts['clock'],
  source: ImproveAnswerPorts['ids'],
): ImproveAnswer {
  const sources = { clock: time, ids: source, failedReply: changeFailedSentence }
  return new ImproveAnswer({ work: stores, improver, libraries: opener, documents, ...sources })
}

const READING = [work, files, forms, finder, drafting, pipelineTokens.formTerms, coreTokens.allowances, quotas] as const

export const proposalsModule = new ContainerModule((module) => {
  provide(
    module,
    grantSources,
    (source: GrantSources['ids'], time: GrantSources['clock']) => ({ ids: source, clock: time }),
    [ids, clock],
  )
  provide(module, grantMaking, (sources: GrantSources, limit: AccountQuotas) => ({ ...sources, quotas: limit }), [
    grantSources,
    quotas,
  ])
  const withPlanning = (sources: GrantSources, place: ModelPlace) => ({ sources, isPlanned: place !== 'none' })
  provide(module, drafting, withPlanning, [grantSources, writingTokens.modelPlace])
  provide(module, chatSources, (sources: GrantSources) => ({ ...sources, sayReply: chatReplySentence }), [grantSources])
  construct(module, useCaseTokens.createManualGrant, CreateManualGrant, [work, grantMaking])
  construct(module, useCaseTokens.createUploadGrant, CreateUploadGrant, [work, files, storedFormats, grantMaking])
  construct(module, useCaseTokens.addQuestion, AddQuestion, [work, grantSources, limits, quotas])
  construct(module, useCaseTokens.requestImprovement, RequestImprovement, [work, chatSources, quotas])
  construct(module, useCaseTokens.draftAgain, DraftAgain, [work, drafting, quotas])
  construct(module, useCaseTokens.requestCoverLetter, RequestCoverLetter, [work, grantSources])
  construct(module, useCaseTokens.requestFunderOverview, RequestFunderOverview, [work, grantSources])
  const letterPorts = [work, writingTokens.letters, libraries, grantSources] as const
  construct(module, jobTokens.writeCoverLetter, WriteCoverLetter, letterPorts)
  construct(module, jobTokens.writeFunderOverview, WriteFunderOverview, [work, writingTokens.informedFunderOverviews])
  construct(module, useCaseTokens.changeProposal, ChangeProposal, [work, grantMaking, coreTokens.answerMemory])
  construct(module, useCaseTokens.giveForm, GiveForm, [work, files, storedFormats, grantMaking])
  construct(module, useCaseTokens.duplicateProposal, DuplicateProposal, [work, files, grantMaking])
  construct(module, useCaseTokens.removeProposal, RemoveProposal, [work, files])
  construct(module, useCaseTokens.toggleProposalArchived, ToggleProposalArchived, [work])
  construct(module, useCaseTokens.viewProposal, ViewProposal, [proposalReader, coreTokens.readings])
  construct(module, useCaseTokens.viewPortal, ViewPortal, [proposalReader, readingTokens.markdown])
  construct(module, useCaseTokens.markAnswerCopied, MarkAnswerCopied, [work])
  const downloads = [proposalReader, coreTokens.readings, coreTokens.textFiles] as const
  construct(module, useCaseTokens.downloadApplication, DownloadApplication, [...downloads])
  construct(module, useCaseTokens.downloadCoverLetter, DownloadCoverLetter, [...downloads])
  construct(module, useCaseTokens.viewPassages, ViewPassages, [work, proposalReader])
  construct(module, useCaseTokens.viewSources, ViewSources, [work, proposalReader])
  construct(module, useCaseTokens.viewCoordinatorMessages, ViewCoordinatorMessages, [work, proposalReader])
  construct(module, jobTokens.readForm, ReadForm, READING)
  construct(module, jobTokens.planApplication, PlanApplication, [work, writingTokens.planner, libraries, grantSources])
  provide(module, jobTokens.improveAnswer, improveAnswer, [
    work,
    writingTokens.improvements,
    libraries,
    documentReader,
    clock,
    ids,
  ])
  provide(module, jobTokens.answerQuestion, answerQuestion, [
    work,
    writingTokens.answers,
    libraries,
    documentReader,
    clock,
    ids,
    writingTokens.asksPeople,
    writingTokens.modelPlace,
  ])
})
