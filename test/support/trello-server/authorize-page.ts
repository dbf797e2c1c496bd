import type { TrelloAnswer } from './trello-answers.ts'
import { TRELLO_TOKEN } from './trello-data.ts'

/** Trello's page on which a member allows a product to act for them, as far as a browser test needs it. */
export function authorizePage(query: URLSearchParams): TrelloAnswer {
  const back = query.get('return_url') ?? ''
  const name = query.get('name') ?? ''
  const allow = `<a href="${back}#token=${TRELLO_TOKEN}">Allow</a>`
  const deny = `<a href="${back}#error=Token+request+rejected">Deny</a>`
  const title = `Would you like to give ${name} access to your account?`
  return {
    status: 200,
    body: `<!doctype html><html lang="en"><title>Trello</title><h1>${title}</h1><p>${allow} ${deny}</p></html>`,
  }
}
