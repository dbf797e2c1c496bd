import { counted } from '../words.ts'

export const taskBoardSentences = {
  'taskboard.card-under-way': 'This card is being made just now. Look again in a moment.',
  'taskboard.no-list': 'Choose a board and a list for the cards first.',
  'taskboard.no-permission':
    'Trello does not let you do that there. Choose another list, or ask for access to its board.',
  'taskboard.not-authorised':
    'The task board does not know you, or no longer. Authorise it again; the chosen list is kept.',
  'taskboard.not-found': 'This board or list is no longer at Trello. Choose another one.',
  'taskboard.off': 'The task board is switched off: whoever runs the server switches it on with TRELLO_KEY.',
  'taskboard.refused': 'Trello did not take that. Nothing was changed.',
  'taskboard.too-many': ({ seconds }: { readonly seconds: number }) =>
    `Trello takes no more requests just now. Try again in ${counted(seconds, 'second')}.`,
  'taskboard.unavailable': 'Trello does not answer at the moment. Nothing is lost here: try again in a few minutes.',
  'taskboard.wrong-key':
    'Trello does not know the key of this installation: whoever runs the server should check TRELLO_KEY.',
}
