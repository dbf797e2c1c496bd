import {
  factsFileRequestedResponse,
  settingsResponse,
  settingsSavedResponse,
} from '../../adapters/http-contract/accounts.ts'
import type { Call } from './call.ts'

export const wrongSettings = {
  sends: () => ({ json: { language: 'Deutsch!', toneOfVoice: 'x'.repeat(2001) } }),
  fields: ['language', 'toneOfVoice'],
}

export const adminCalls: readonly Call[] = [
  { call: 'GET /admin/accounts/:accountId/settings', access: 'admin', answers: settingsResponse, names: 'account' },
  {
    call: 'POST /admin/accounts/:accountId/settings',
    access: 'admin',
    answers: settingsSavedResponse,
    names: 'account',
    sends: () => ({ json: { language: 'de', toneOfVoice: 'plain and warm' } }),
    wrong: wrongSettings,
  },
  {
    call: 'POST /admin/accounts/:accountId/generateFactsFile',
    access: 'admin',
    answers: factsFileRequestedResponse,
    names: 'account',
  },
]
