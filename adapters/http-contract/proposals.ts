import { z } from 'zod'
import { MISSING_CAUSES } from './missing-causes.ts'
import { answerWarning } from './answer-warning.ts'
import { formDoubt } from './coordinator-notes.ts'
import { entity, identifier, instant, success, timeZone } from './envelope.ts'
import { funderListItem } from './funders.ts'
import { sourceFile, sourcePassage } from './sources.ts'
import { textState } from './texts.ts'

/** A limit of pages, paragraphs, lines or sentences, with an approximate number of words: half a page is 250. */
export const lengthLimit = z.object({
  unit: z.enum(['pages', 'paragraphs', 'lines', 'sentences']),
  amount: z.number(),
  words: z.number().int(),
})
export type LengthLimit = z.infer<typeof lengthLimit>

export const grantInfoEntry = z.object({ question: z.string().max(1000), answer: z.string().max(20_000) })
export type GrantInfoEntry = z.infer<typeof grantInfoEntry>

/** The kind of answer to a question. */
export const questionKind = z.enum([
  'text',
  'name',
  'date',
  'number',
  'money',
  'address',
  'choice',
  'yes-no',
  'table',
  'attachment',
  'signature',
  'declaration',
  'budget',
])

/** `needs-you`: no answer yet, the documents lack it, or the last attempt failed. */
export const reviewStatus = z.enum(['needs-you', 'draft', 'checked', 'final'])

export const missingCause = z.enum(MISSING_CAUSES)
export type MissingCause = z.infer<typeof missingCause>

export const proposalStage = z.enum(['looking', 'drafting', 'review', 'submitted', 'won', 'lost', 'withdrawn'])

/** A calendar day, as `YYYY-MM-DD`. */
export const day = z.iso.date()

/** An IANA time zone, such as Europe/London. */
const amount = z.number().min(0).max(1e12)

/** The next step for an application, and its due date. */
export const nextStep = z.object({ text: z.string().max(500), due: day.nullable().default(null) })

/** The unit of a limit; by default characters include spaces, and a line break is one. */
export const counting = z.enum(['words', 'characters', 'characters-without-spaces', 'characters-line-break-as-two'])
export type Counting = z.infer<typeof counting>

export const minimum = z.object({ unit: z.enum(['words', 'characters']), amount: z.number().int() })

export const question = entity.extend({
  text: z.string(),
  guidance: z.string().nullable(),
  section: z.string().nullable(),
  number: z.string().nullable(),
  status: z.enum(['processing', 'completed', 'error']),
  /** Complete error, for admins only. */
  error: z.string().nullable(),
  /** Reason for a missing answer, in words for users; null if it does not concern them. */
  notice: z.string().nullable(),
  word_limit: z.number().nullable(),
  characters_limit: z.number().nullable(),
  /**
   * A limit in another unit, with an approximate number of words; null for none, or if a limit in words or characters
   * applies.
   */
  length_limit: lengthLimit.nullable(),
  /** The minimum that the form prints, or null. */
  minimum: minimum.nullable(),
  answer: z
    .object({
      ...textState.shape,
      answer: z.string(),
      metadata: z.object({
        sourceFiles: z.array(sourceFile),
        warnings: z.array(answerWarning),
        /** Points that it lacks, in words for the user; absent if complete. */
        lacking: z.array(z.string()).optional(),
        /** Passages near an unanswered question, fetched as sources are. */
        passages: z.array(sourceFile).optional(),
        messages: z.array(z.object({ role: z.string(), content: z.unknown() })).optional(),
      }),
    })
    .nullable(),
  chat: z.array(
    z.object({
      role: z.enum(['user', 'assistant']),
      text: z.string(),
      /** For a reply that changed the answer: the old (0: none) and new version. */
      change: z.object({ from: z.number(), to: z.number() }).optional(),
      /** For a request about a part of the answer: its words. */
      selection: z.string().optional(),
    }),
  ),
  /** Whether the documents lack the answer: the text lists the missing points. */
  requires_custom_answer: z.boolean(),
  /** Reason for a missing answer; null if there is an answer, or no known reason. */
  missingCause: missingCause.nullable(),
  kind: questionKind,
  /** Whether it asks for a one-line fact; absent for a text, a table or an encrypted value. */
  isFact: z.boolean().optional(),
  reviewStatus,
  /** The user responsible for it. */
  assigneeId: identifier.nullable(),
  /** Number of unresolved comments. */
  openComments: z.number(),
  /** Its line in the form; null if unknown. */
  place: z.string().nullable(),
  /** Whether rules found it but the language model left it out, so that a person must decide if it is a question. */
  isUnsure: z.boolean().optional(),
})
export type Question = z.infer<typeof question>

/** An item of the form that text does not answer. */
const itemSuggestion = z.object({
  /** For an item with options, one or more of them, separated by "; ". */
  value: z.string(),
  fileName: z.string(),
  page: z.number().nullable(),
  /** The supporting words; null if people entered it themselves. */
  quote: z.string().nullable(),
})

export const formItem = entity.extend({
  kind: questionKind,
  text: z.string(),
  section: z.string().nullable(),
  /** The printed options. */
  options: z.array(z.string()).optional(),
  /** Its line in the form; null if unknown. */
  place: z.string().nullable(),
  /** From 1; null if the format has no pages. */
  page: z.number().nullable(),
  done: z.boolean(),
  /** Suggestion from confirmed facts or documents; absent if there is none, or the item is settled. */
  suggestion: itemSuggestion.optional(),
  /** The value to write into the form; absent for none. */
  answer: z.string().optional(),
})
export type FormItem = z.infer<typeof formItem>

export const coordinatorMessage = z.object({
  role: z.string(),
  content: z.union([z.string(), z.array(z.looseObject({ type: z.string() }))]),
  timestamp: instant,
})
export type CoordinatorMessage = z.infer<typeof coordinatorMessage>

export const coordinatorMetadata = z.object({
  summary: z.string(),
  questionsProcessed: z.number(),
  toolCallCount: z.number(),
  processedAt: instant,
})
export type CoordinatorMetadata = z.infer<typeof coordinatorMetadata>

export const proposal = entity.extend({
  name: z.string(),
  projectId: identifier.nullable(),
  isArchived: z.boolean(),
  type: z.enum(['manual', 'upload']),
  grantInfo: z.array(grantInfoEntry),
  funder: funderListItem.nullable(),
  funderOverviewId: identifier.nullable(),
  funderOverviewStatus: z.enum(['processing', 'completed']).nullable(),
  processingStatus: z.string().nullable(),
  processingError: z.string().nullable(),
  questions: z.array(question),
  /** In printed order. */
  items: z.array(formItem),
  /** Doubts about the questions found in the form, until somebody confirms them. */
  formDoubt: formDoubt.nullable(),
  coverLetter: z.string().nullable(),
  /** Null without a letter. */
  coverLetterState: textState.nullable(),
  coverLetterStatus: z.enum(['not_started', 'processing', 'completed', 'error']),
  coverLetterError: z.string().nullable(),
  latestCoordinatorMessage: coordinatorMessage.nullable(),
  /** All of them, oldest first, for admins; absent for others. */
  coordinatorMessages: z.array(coordinatorMessage).optional(),
  coordinatorMetadata: coordinatorMetadata.nullable(),
  /** The name of the uploaded form, null for a manual application. */
  formFileName: z.string().nullable(),
  /** Owning account, for admins; absent for others. */
  accountId: identifier.optional(),
  /** In US dollars, for admins; absent for others. */
  totalCost: z.number().optional(),
  status: z.string(),
  stage: proposalStage,
  stageSince: instant,
  /** Earlier stages, oldest first. */
  stageHistory: z.array(z.object({ stage: proposalStage, since: instant })),
  /** The funder's deadline. */
  deadline: instant.nullable(),
  /** IANA time zone of the deadline; null if not set. */
  deadlineZone: z.string().nullable(),
  /** In `currency`. */
  amountAsked: z.number().nullable(),
  amountGiven: z.number().nullable(),
  /** ISO 4217 code for both amounts. */
  currency: z.string(),
  /** The user responsible for it. */
  ownerId: identifier.nullable(),
  nextStep: nextStep.nullable(),
  /** Null if not set. */
  counting: counting.nullable(),
  createdAt: instant,
})
export type Proposal = z.infer<typeof proposal>

export const createManualGrantRequest = z.object({
  name: z.string().max(10_000),
  projectId: identifier.nullish(),
  grantInfo: z.array(grantInfoEntry).max(20).default([]),
  funderId: identifier.nullish(),
  funderName: z.string().max(1000).nullish(),
})

export const createUploadGrantRequest = createManualGrantRequest.extend({
  /**
   * The application takes its funder, its deadline and, while it has the file's name, its name from the form if
   * printed; dates are in this time zone. Without a project it gets a new one.
   */
  headZone: timeZone.nullish(),
})

/** Given fields are changed; null clears. */
export const changeProposalRequest = z.object({
  name: z.string().max(10_000).optional(),
  grantInfo: z.array(grantInfoEntry).max(20).optional(),
  funderId: identifier.nullish(),
  /** A funder's name; used without a `funderId`. */
  funderName: z.string().max(1000).nullish(),
  deadline: instant.nullish(),
  deadlineZone: timeZone.nullish(),
  stage: proposalStage.optional(),
  counting: counting.nullish(),
  amountAsked: amount.nullish(),
  amountGiven: amount.nullish(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  ownerId: identifier.nullish(),
  nextStep: nextStep.nullish(),
})

/** Beside the file of a form; others are ignored. */
export const formFields = z.object({})

const place = z.number().int().min(0).max(1_000_000)

/** `selection` is the part of the answer to change: its offsets in the answer, or its displayed words. */
export const improveAnswerRequest = z.object({
  userRequest: z.string().max(100_000),
  selection: z.union([z.object({ start: place, end: place }), z.string().min(1).max(100_000)]).optional(),
})

export const newQuestionRequest = z.object({ questionText: z.string().max(100_000) })

/** Each scope includes the one before; `all` replaces texts that people wrote, changed or checked only if confirmed. */
export const draftAgainRequest = z.object({
  scope: z.enum(['unanswered', 'drafts', 'all']),
  questionIds: z.array(identifier).max(1000).optional(),
  confirmed: z.boolean().optional(),
})

export const proposalResponse = success.extend({ proposal })
/** Number of answers to redraft, and the current application. */
export const draftAgainResponse = proposalResponse.extend({ replaced: z.number() })
export const coordinatorMessagesResponse = success.extend({
  messages: z.array(coordinatorMessage),
  metadata: coordinatorMetadata.nullable(),
})
/** Passages near the missing answers of an application: for each at most three, best first. */
export const passagesResponse = success.extend({
  questions: z.array(
    z.object({
      questionId: identifier,
      /** Version of the answer: another draft has other passages. */
      version: z.number(),
      passages: z.array(sourcePassage),
    }),
  ),
})
export const sourcesResponse = success.extend({
  sources: z.array(sourcePassage),
  /** Passages near an unanswered question: at most three, best first. */
  passages: z.array(sourcePassage),
})
