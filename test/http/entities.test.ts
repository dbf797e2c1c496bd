import { expect } from 'chai'
import type { z } from 'zod'
import { accountUser, currentUser, settings } from '../../adapters/http-contract/accounts.ts'
import { libraryDocument } from '../../adapters/http-contract/documents.ts'
import { funder, funderListItem } from '../../adapters/http-contract/funders.ts'
import { applicationSummary } from '../../adapters/http-contract/pipeline.ts'
import { project, projectListItem } from '../../adapters/http-contract/projects.ts'
import { coordinatorMessage, coordinatorMetadata, proposal, question } from '../../adapters/http-contract/proposals.ts'
import { report } from '../../adapters/http-contract/reports.ts'

/** By the name of each entity, the schema that its answers are held to, and the fields that callers rely on. */
const ENTITIES: Readonly<Record<string, readonly [z.ZodObject, string]>> = {
  'current user': [
    currentUser,
    'id accountId email firstName lastName lastLoginAt inviteStatus isAdmin isOwner removalDueAt loggedIn isTrelloConfigured preferences',
  ],
  'user of an account': [accountUser, 'id accountId email firstName lastName lastLoginAt inviteStatus'],
  'settings of an account': [settings, 'language toneOfVoice factsFile'],
  'project in a list': [projectListItem, 'id _id name isArchived createdAt status'],
  project: [
    project,
    'id _id name isArchived createdAt status grants reports grantsDocuments reportsDocuments section overview',
  ],
  'overview of a project': [project.shape.overview, 'status text error'],
  'grant in a list': [applicationSummary, '_id name isArchived createdAt'],
  'application itself': [
    proposal,
    'id _id name projectId isArchived type grantInfo funder funderOverviewId funderOverviewStatus processingStatus ' +
      'processingError questions coverLetter coverLetterStatus coverLetterError latestCoordinatorMessage ' +
      'coordinatorMessages coordinatorMetadata totalCost status',
  ],
  'message of the coordinator': [coordinatorMessage, 'role content timestamp'],
  'summary of the coordinator': [coordinatorMetadata, 'summary questionsProcessed toolCallCount processedAt'],
  question: [
    question,
    'id text guidance section status error word_limit characters_limit answer chat requires_custom_answer',
  ],
  report: [report, 'id name reportPrompt status text createdAt lastModified'],
  funder: [funder, '_id funderName charityNumber markdownOverview citations'],
  'funder that was found': [funderListItem, '_id funderName charityNumber'],
  document: [
    libraryDocument,
    'id _id originalName name description status scope processingError uploadDate lastModified createdAt',
  ],
}

describe('the fields of what is answered', () => {
  for (const [name, [schema, fields]] of Object.entries(ENTITIES))
    it(`are all there: ${name}`, () => {
      expect(schema.shape).to.include.all.keys(fields.split(' '))
    })
})
