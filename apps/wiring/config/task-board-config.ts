import { trelloSettings, type TrelloSettings } from '../../../adapters/taskboard/trello-settings.ts'
import { ConfigError } from './config-error.ts'
import { webAddress } from './setting.ts'

type Read = (name: string, fallback: string) => string

/** The configured task board; null without a key. */
export function taskBoardConfig(read: Read): TrelloSettings | null {
  const key = read('TRELLO_KEY', '')
  const baseUrl = read('TRELLO_BASE_URL', '')
  if (key === '' && baseUrl !== '') throw new ConfigError('TRELLO_BASE_URL needs TRELLO_KEY: set both, or neither.')
  if (key === '') return null
  if (!/^\w+$/.test(key))
    throw new ConfigError('TRELLO_KEY must be the API key of a Power-Up at Trello: letters and digits.')
  return trelloSettings(key, baseUrl === '' ? null : webAddress('TRELLO_BASE_URL', baseUrl))
}
