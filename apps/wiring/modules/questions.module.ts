import { PdfPageBoxes } from '../../../adapters/file-formats/pdf/pdf-page-boxes.ts'
import { formRemark } from '../../../adapters/http-contract/texts/en/form-remarks.ts'
import { ContainerModule } from 'inversify'
import { DismissLacking } from '../../../core/questions/dismiss-lacking.ts'
import { ChangeQuestion } from '../../../core/questions/change-question.ts'
import { ReviewQuestions } from '../../../core/questions/review-questions.ts'
import { FillForm, type FillFormPorts } from '../../../core/hand-in/fill-form.ts'
import { PointToPlace } from '../../../core/hand-in/point-to-place.ts'
import type { AskingPorts, AskingStores } from '../../../core/forms/ask-at.ts'
import { AskItem, ChangeItem, RemoveItem } from '../../../core/forms/change-item.ts'
import { MakeItem } from '../../../core/forms/make-item.ts'
import { MarkLine } from '../../../core/forms/mark-line.ts'
import { ListDoubtfulLines, TellLine } from '../../../core/forms/tell-line.ts'
import { SettleDoubt } from '../../../core/forms/settle-doubt.ts'
import { SuggestForItems, type SuggestForItemsPorts } from '../../../core/hand-in/suggest-for-items.ts'
import { ViewFormFile } from '../../../core/forms/view-form-file.ts'
import { ViewForm } from '../../../core/hand-in/view-form.ts'
import type { UnitOfWork } from '../../../core/shared/ports.ts'
import {
  CommentOnQuestion,
  EditComment,
  ListComments,
  RemoveComment,
  ResolveComment,
} from '../../../core/questions/comment-on-question.ts'
import { ListWaiting } from '../../../core/questions/list-waiting.ts'
import { SendAssignmentNotice } from '../../../core/questions/send-assignment-notice.ts'
import { SendQuestionNotice } from '../../../core/questions/send-question-notice.ts'
import { MergeQuestions } from '../../../core/questions/merge-questions.ts'
import { PasteQuestions, type PasteQuestionsPorts } from '../../../core/questions/paste-questions.ts'
import { RemoveQuestion, RestoreQuestion } from '../../../core/questions/remove-question.ts'
import { SplitQuestion } from '../../../core/questions/split-question.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, readingTokens, systemTokens, writingTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, waitingReader } = databaseTokens
const { files, mailer, webUrl } = systemTokens
const { grantSources, quotas } = coreTokens
const { forms, pastedQuestions, limits } = readingTokens

type Ports = PasteQuestionsPorts

function pasteQuestions(
  stores: Ports['work'],
  finder: Ports['finder'],
  sources: Ports['sources'],
  limit: Ports['quotas'],
): PasteQuestions {
  return new PasteQuestions({ work: stores, finder, sources, quotas: limit })
}

function viewForm(...[stores, store, reader]: FirstThree<typeof ViewForm>): ViewForm {
  return new ViewForm(stores, store, reader, new PdfPageBoxes())
}

function fillForm(
  stores: FillFormPorts['work'],
  proposals: FillFormPorts['proposals'],
  store: FillFormPorts['files'],
  view: FillFormPorts['viewForm'],
  filler: FillFormPorts['filler'],
  clock: FillFormPorts['clock'],
): FillForm {
  return new FillForm({ work: stores, proposals, files: store, viewForm: view, filler, sayRemark: formRemark, clock })
}

function suggestForItems(
  stores: SuggestForItemsPorts['work'],
  suggester: SuggestForItemsPorts['suggester'],
  libraries: SuggestForItemsPorts['libraries'],
  documents: SuggestForItemsPorts['documents'],
  clock: SuggestForItemsPorts['clock'],
): SuggestForItems {
  return new SuggestForItems({ work: stores, suggester, libraries, documents, clock })
}

type FirstThree<Case extends new (...of: never[]) => unknown> =
  ConstructorParameters<Case> extends [...infer First, unknown] ? First : never

function tellLine(
  stores: ConstructorParameters<typeof TellLine>[0],
  finder: ConstructorParameters<typeof TellLine>[1],
  sources: AskingPorts['sources'],
  limit: AskingPorts['limits'],
  quota: AskingPorts['quotas'],
): TellLine {
  return new TellLine(stores, finder, { sources, limits: limit, quotas: quota })
}

/** Builds a use case that may add a question of the form. */
function asking<Case, Used extends AskingStores>(Made: new (stores: UnitOfWork<Used>, ports: AskingPorts) => Case) {
  return (
    stores: UnitOfWork<Used>,
    sources: AskingPorts['sources'],
    limit: AskingPorts['limits'],
    quota: AskingPorts['quotas'],
  ) => new Made(stores, { sources, limits: limit, quotas: quota })
}

export const questionsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.changeQuestion, ChangeQuestion, [work, grantSources, coreTokens.answerMemory])
  construct(module, useCaseTokens.reviewQuestions, ReviewQuestions, [work, coreTokens.answerMemory])
  construct(module, useCaseTokens.listComments, ListComments, [work])
  construct(module, useCaseTokens.commentOnQuestion, CommentOnQuestion, [work, grantSources])
  construct(module, useCaseTokens.editComment, EditComment, [work, grantSources])
  construct(module, useCaseTokens.removeComment, RemoveComment, [work])
  construct(module, useCaseTokens.resolveComment, ResolveComment, [work, grantSources])
  construct(module, useCaseTokens.listWaiting, ListWaiting, [waitingReader])
  construct(module, jobTokens.sendAssignmentNotice, SendAssignmentNotice, [work, mailer, webUrl])
  construct(module, jobTokens.sendQuestionNotice, SendQuestionNotice, [work, mailer, webUrl])
  construct(module, useCaseTokens.removeQuestion, RemoveQuestion, [work, grantSources])
  construct(module, useCaseTokens.restoreQuestion, RestoreQuestion, [work, grantSources])
  construct(module, useCaseTokens.mergeQuestions, MergeQuestions, [work, grantSources])
  construct(module, useCaseTokens.dismissLacking, DismissLacking, [work])
  construct(module, useCaseTokens.splitQuestion, SplitQuestion, [work, grantSources, limits, quotas])
  provide(module, useCaseTokens.viewForm, viewForm, [work, files, forms])
  construct(module, useCaseTokens.viewFormFile, ViewFormFile, [work, files])
  provide(module, useCaseTokens.fillForm, fillForm, [
    work,
    databaseTokens.proposalReader,
    files,
    useCaseTokens.viewForm,
    readingTokens.formFiller,
    systemTokens.clock,
  ])
  provide(module, jobTokens.suggestForItems, suggestForItems, [
    work,
    writingTokens.itemSuggester,
    coreTokens.libraries,
    databaseTokens.documentReader,
    systemTokens.clock,
  ])
  construct(module, useCaseTokens.pointToPlace, PointToPlace, [work, grantSources])
  construct(module, useCaseTokens.settleDoubt, SettleDoubt, [work])
  construct(module, useCaseTokens.changeItem, ChangeItem, [work])
  construct(module, useCaseTokens.removeItem, RemoveItem, [work])
  construct(module, useCaseTokens.makeItem, MakeItem, [work, grantSources])
  provide(module, useCaseTokens.markLine, asking(MarkLine), [work, grantSources, limits, quotas])
  construct(module, useCaseTokens.listDoubtfulLines, ListDoubtfulLines, [work, readingTokens.finder])
  provide(module, useCaseTokens.tellLine, tellLine, [work, readingTokens.finder, grantSources, limits, quotas])
  provide(module, useCaseTokens.askItem, asking(AskItem), [work, grantSources, limits, quotas])
  provide(module, useCaseTokens.pasteQuestions, pasteQuestions, [work, pastedQuestions, grantSources, quotas])
})
