import { z } from 'zod'
import { MISSING_CAUSES } from './missing-causes.ts'
import { answerWarning } from './answer-warning.ts'
import { formDoubt } from './coordinator-notes.ts'
import { entity, identifier, instant, success, timeZone } from './envelope.ts'
import { funderListItem } from './funders.ts'
import { sourceFile, sourcePassage } from './sources.ts'
import { textState } from './texts.ts'

/** A limit of pages, paragraphs, lines or sentences, with about as many words: half a page is 250. */
export const lengthLimit = z.object({
  unit: z.enum(['pages', 'paragraphs', 'lines', 'sentences']),
  amount: z.number(),
  words: z.number().int(),
})
export type LengthLimit = z.infer<typeof lengthLimit>

export const grantInfoEntry = z.object({ question: z.string().max(1000), answer: z.string().max(20_000) })
export type GrantInfoEntry = z.infer<typeof grantInfoEntry>

/** What kind of answer a question asks for. */
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

/** `needs-you`: there is no answer, the documents do not hold it, or the last attempt at it failed. */
export const reviewStatus = z.enum(['needs-you', 'draft', 'checked', 'final'])

export const missingCause = z.enum(MISSING_CAUSES)
export type MissingCause = z.infer<typeof missingCause>

export const proposalStage = z.enum(['looking', 'drafting', 'review', 'submitted', 'won', 'lost', 'withdrawn'])

/** A day of the calendar, as `YYYY-MM-DD`. */
export const day = z.iso.date()

/** An IANA time zone, such as Europe/London. */
const amount = z.number().min(0).max(1e12)

/** What is to be done next about an application, and by which day. */
export const nextStep = z.object({ text: z.string().max(500), due: day.nullable().default(null) })

/** What the funder counts where a question has a limit; characters with spaces and a line break as one, unless it says otherwise. */
export const counting = z.enum(['words', 'characters', 'characters-without-spaces', 'characters-line-break-as-two'])
export type Counting = z.infer<typeof counting>

export const minimum = z.object({ unit: z.enum(['words', 'characters']), amount: z.number().int() })

export const question = entity.extend({
  text: z.string(),
  guidance: z.string().nullable(),
  section: z.string().nullable(),
  number: z.string().nullable(),
  status: z.enum(['processing', 'completed', 'error']),
  /** In full, for admins alone. */
  error: z.string().nullable(),
  /** Why there is no answer, in words for users; null where the reason is none of theirs. */
  notice: z.string().nullable(),
  word_limit: z.number().nullable(),
  characters_limit: z.number().nullable(),
  /** A limit in another unit, with about as many words; null where there is none, or one of the two counts. */
  length_limit: lengthLimit.nullable(),
  /** The least that the form asks for; null where it prints none. */
  minimum: minimum.nullable(),
  answer: z
    .object({
      ...textState.shape,
      answer: z.string(),
      metadata: z.object({
        sourceFiles: z.array(sourceFile),
        warnings: z.array(answerWarning),
        /** What it still lacks, an entry for each thing, in words for the user; absent where it lacks nothing. */
        lacking: z.array(z.string()).optional(),
        /** Where the answer is missing: what comes near the question, fetched as the sources are. */
        passages: z.array(sourceFile).optional(),
        messages: z.array(z.object({ role: z.string(), content: z.unknown() })).optional(),
      }),
    })
    .nullable(),
  chat: z.array(
    z.object({
      role: z.enum(['user', 'assistant']),
      text: z.string(),
      /** Of a reply that changed the answer: from which version (0: none) to which. */
      change: z.object({ from: z.number(), to: z.number() }).optional(),
      /** Of a request about a part of the answer: its words. */
      selection: z.string().optional(),
    }),
  ),
  /** The documents do not hold the answer: the text says what is lacking. */
  requires_custom_answer: z.boolean(),
  /** Why there is no answer; null where there is one, or none is known. */
  missingCause: missingCause.nullable(),
  kind: questionKind,
  /** It asks for a fact of one line; absent where it asks for a text, a table or what is kept encrypted. */
  isFact: z.boolean().optional(),
  reviewStatus,
  /** The user of the account who looks after it. */
  assigneeId: identifier.nullable(),
  /** Comments that nobody has resolved. */
  openComments: z.number(),
  /** The line of the form that it stands in; null where that is not known. */
  place: z.string().nullable(),
  /** Rules found it and the language model left it out; somebody has to say whether it is a question. */
  isUnsure: z.boolean().optional(),
})
export type Question = z.infer<typeof question>

/** What the form wants done that text does not answer. */
const itemSuggestion = z.object({
  /** Of an item with options one or more of them, parted by "; ". */
  value: z.string(),
  fileName: z.string(),
  page: z.number().nullable(),
  /** The words that say so; null where people said it themselves. */
  quote: z.string().nullable(),
})

export const formItem = entity.extend({
  kind: questionKind,
  text: z.string(),
  section: z.string().nullable(),
  /** The printed words to pick from. */
  options: z.array(z.string()).optional(),
  /** As of a question. */
  place: z.string().nullable(),
  /** From 1; null where the format has no pages. */
  page: z.number().nullable(),
  done: z.boolean(),
  /** What confirmed facts or documents say of it; absent where they say nothing, and where it is settled. */
  suggestion: itemSuggestion.optional(),
  /** What was taken for it, as it is written into the form; absent where nothing was. */
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
  /** What does not fit about the questions found in the form, until somebody says that they are right. */
  formDoubt: formDoubt.nullable(),
  coverLetter: z.string().nullable(),
  /** Null where there is no letter. */
  coverLetterState: textState.nullable(),
  coverLetterStatus: z.enum(['not_started', 'processing', 'completed', 'error']),
  coverLetterError: z.string().nullable(),
  latestCoordinatorMessage: coordinatorMessage.nullable(),
  /** All of them, oldest first, for admins; absent for others. */
  coordinatorMessages: z.array(coordinatorMessage).optional(),
  coordinatorMetadata: coordinatorMetadata.nullable(),
  /** The name of the uploaded form, null for a manual application. */
  formFileName: z.string().nullable(),
  /** Whose it is. For admins; absent for others. */
  accountId: identifier.optional(),
  /** For admins; absent for others. */
  totalCost: z.number().optional(),
  status: z.string(),
  stage: proposalStage,
  stageSince: instant,
  /** The stages before the present one, oldest first. */
  stageHistory: z.array(z.object({ stage: proposalStage, since: instant })),
  /** When the funder wants it at the latest. */
  deadline: instant.nullable(),
  /** In which the deadline was given, an IANA name; null where nobody has said. */
  deadlineZone: z.string().nullable(),
  /** In `currency`. */
  amountAsked: z.number().nullable(),
  amountGiven: z.number().nullable(),
  /** Of both amounts, an ISO 4217 code. */
  currency: z.string(),
  /** The user of the account who looks after it. */
  ownerId: identifier.nullable(),
  nextStep: nextStep.nullable(),
  /** Null where nobody has said. */
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
   * The application takes funder, deadline and, while it is called as its file, name from its form, where this prints them;
   * days are meant in this time zone. It is put into a project of its own where none is chosen.
   */
  headZone: timeZone.nullish(),
})

/** Those given are changed; null takes away. */
export const changeProposalRequest = z.object({
  name: z.string().max(10_000).optional(),
  grantInfo: z.array(grantInfoEntry).max(20).optional(),
  funderId: identifier.nullish(),
  /** A funder typed by name; it counts when no `funderId` is given. */
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

/** `selection` is the part of the answer that the request is about: its places in the answer, or its words as they are read. */
export const improveAnswerRequest = z.object({
  userRequest: z.string().max(100_000),
  selection: z.union([z.object({ start: place, end: place }), z.string().min(1).max(100_000)]).optional(),
})

export const newQuestionRequest = z.object({ questionText: z.string().max(100_000) })

/** Each scope takes in the one before; `all` replaces what people wrote, changed or checked only where it is confirmed. */
export const draftAgainRequest = z.object({
  scope: z.enum(['unanswered', 'drafts', 'all']),
  questionIds: z.array(identifier).max(1000).optional(),
  confirmed: z.boolean().optional(),
})

export const proposalResponse = success.extend({ proposal })
/** How many answers are drafted again, and the application as it stands. */
export const draftAgainResponse = proposalResponse.extend({ replaced: z.number() })
export const coordinatorMessagesResponse = success.extend({
  messages: z.array(coordinatorMessage),
  metadata: coordinatorMetadata.nullable(),
})
/** What comes near the missing answers of an application: of each at most three, best first. */
export const passagesResponse = success.extend({
  questions: z.array(
    z.object({
      questionId: identifier,
      /** Of the answer: another draft comes with other passages. */
      version: z.number(),
      passages: z.array(sourcePassage),
    }),
  ),
})
export const sourcesResponse = success.extend({
  sources: z.array(sourcePassage),
  /** What the documents say that comes near a question whose answer is missing: at most three, best first. */
  passages: z.array(sourcePassage),
})
