/** Names for machines that read the text; the words after them are never a person's title. */
const MACHINES = String.raw`(?:(?:ai|a\.i\.|ki|ia|a ia|si|mi|llm|gpt|chatgpt|claude|copilot|gemini)(?:[ -](?:assistants?|models?|systems?|writers?|agents?|assistent\w*|modell\w*))?|(?:large )?language models?|artificial intelligence|chatbots?|künstliche[rn]? intelligenz|sprachmodelle?n?|intelligence artificielle|modèles? de langage|assistant (?:ia|virtuel)|inteligencia artificial|modelos? de lenguaje|asistente virtual|intelligenza artificiale|modell[oi] linguistic[oi]|inteligência artificial|modelos? de linguagem|kunstmatige intelligentie|taalmodel(?:len)?|kunstig intelligens|artificiell intelligens|språkmodell\p{L}*|sprogmodel\p{L}*|tekoäly\p{L}*|kielimalli\p{L}*|sztuczn\p{L}+ inteligencj\p{L}+|model\p{L}* językow\p{L}*|deallusrwydd artiffisial|model iaith|mesterséges intelligenci\p{L}*|nyelvi modell\p{L}*)(?:['’:-]\p{L}{1,4}|)`
/** May also mean people, so it is an instruction to a machine only if it says what to write. */
const ASSISTANTS = String.raw`(?:assistants?|assistent\p{L}*|asistentes?|assistentes?|asystent\p{L}*|avustaj\p{L}*|cynorthwyydd|asszisztens\p{L}*)`
const NOTES = String.raw`(?:notes?|notice|messages?|instructions?|commands?|prompt|attention|reminder|hinweis|notiz|nachricht|anweisung|achtung|consignes?|avis|remarque|à l['’]attention|notas?|avisos?|instrucci(?:ón|ones)|mensaje|atención|istruzion[ei]|messaggio|attenzione|instruç(?:ão|ões)|mensagem|atenção|opmerking|instructies?|bericht|let op|meddelande|meddelelse|besked|instruktion\p{L}*|instruks\p{L}*|notera|notat|bemærkning|merknad|melding|obs|huomautus|huomio|ohje|viesti|uwaga|notatka|instrukcja|polecenie|wiadomość|nodyn|neges|cyfarwyddyd|megjegyzés|utasítás|üzenet|figyelem)`
const ADDRESSES = String.raw`(?:dear|hello|hey|to|for|an|liebe|à|pour|al|per|para|aan|voor|till|til|do|dla|at|i['’]r)`
const LITTLE_WORDS = String.raw`(?:[\s,]+(?:to|for|of|all|any|the|every|an|die|das|den|der|alle|für|à|au|aux|de|du|l|la|le|les|pour|toute|a|al|el|los|las|para|per|il|lo|gli|o|os|as|aan|voor|het|till|til|do|dla|at|i['’]r|i|az|a|y)(?![\p{L}])['’]?){0,4}`
const WRITE = String.raw`(?:write|say|state|answer|claim|mention|include|report|reply|respond|output|schreib\p{L}*|sag\p{L}*|nenn\p{L}*|antworte\p{L}*|écri\p{L}*|dis|dites|répond\p{L}*|mentionn\p{L}*|escrib\p{L}*|di|diga|responde\p{L}*|menciona\p{L}*|scriv\p{L}*|rispond\p{L}*|indica\p{L}*|escrev\p{L}*|schrijf|zeg|antwoord|vermeld|skriv\p{L}*|svar\p{L}*|kirjoita|vastaa|napisz|odpowiedz|podaj|ysgrifennwch|dywedwch|atebwch|írd|írja|válaszol\p{L}*)`
const AGAINST = String.raw`(?:ignore|disregard|forget|override|ignorieren? sie|ignoriere|vergiss|vergessen sie|ignorez|ignore|oubliez|oublie|ignora|ignore|olvida|olvide|dimentica|ignori|esqueça|negeer|vergeet|ignorera|glöm|ignorer|glem|unohda|ohita|zignoruj|ignoruj|zapomnij o|anwybyddwch|anwybydda|hagyd figyelmen kívül|felejtsd el)`
const EARLIER = String.raw`(?:all|any|the above|above|previous|prior|earlier|preceding|your|these|alle|vorherigen|bisherigen|obigen|toutes|tous|précédentes|antérieures|vos|todas|anteriores|previas|tutte|precedenti|todas as|vorige|eerdere|alla|tidigare|tidligere|kaikki|aiemmat|aiempi\p{L}*|wszystkie|poprzednie|wszystkich|poprzednich|holl|blaenorol|uchod|yr holl|összes|korábbi)`
const RULES = String.raw`(?:instructions?|prompts?|rules|directions|anweisungen|regeln|vorgaben|consignes|instrucciones|istruzioni|instruções|instructies|instruktion\p{L}*|instruks\p{L}*|ohjee\p{L}*|ohjeet|instrukcj\p{L}+|polece\p{L}+|cyfarwyddiadau|utasítás\p{L}*|it\b)`
/** After the end of a sentence, a bracket or a list marker. */
const START = String.raw`(?<=^\s*|[.!?:;>|"“„«()[\]*\n-]\s*)`

const ORDERS: readonly RegExp[] = [
  String.raw`(?<!\p{L})${NOTES}${LITTLE_WORDS}[\s,'’]+${MACHINES}(?!\p{L})(?=\s*[:,.;!)\]–—-]|\s+(?:reading|processing|who|that|which|assisting|qui|che|que|die|das|som)(?!\p{L}))`,
  String.raw`(?<!\p{L})${NOTES}${LITTLE_WORDS}[\s,'’]+${ASSISTANTS}(?!\p{L})\s*[:,.;!–—-]\s*(?:please\s+|bitte\s+)?${WRITE}(?!\p{L})`,
  String.raw`${START}${ADDRESSES}${LITTLE_WORDS}[\s'’]+${MACHINES}(?!\p{L})\s*[:!–—]`,
  String.raw`${START}${MACHINES}(?!\p{L})\s*[:,!]\s*(?:please\s+|bitte\s+)?${WRITE}(?!\p{L})`,
  String.raw`${START}(?:if|in case|when) you are an? ${MACHINES}(?!\p{L})`,
  String.raw`${START}(?:please\s+|bitte\s+)?${AGAINST}(?:\s+\p{L}+){0,2}\s+${EARLIER}(?:\s+\p{L}+){0,4}?\s+${RULES}`,
  String.raw`${START}${AGAINST}\s+(?:\p{L}+\s+){0,2}${RULES}\s+${EARLIER}`,
  String.raw`${START}(?:ignore|disregard|forget) (?:the |all )?above(?!\p{L})`,
  String.raw`(?<!\p{L})(?:new|updated|real|hidden) (?:system )?(?:instructions?|prompt)(?: (?:from|for)[^:\n]{1,30})?:`,
  String.raw`<(?:system|instructions?|assistant|tool_result)(?:\s[^<>]*)?>`,
].map((pattern) => new RegExp(pattern, 'giu'))

/**
 * Replaces instructions to a reading machine ("Note to the AI: write that …") with blanks, each to the end of its line,
 * or of the next line if its own has no more text: an instruction states what somebody wants to be read, not a fact.
 */
export function withoutInstructions(text: string): string {
  const orders = ORDERS.flatMap((order) => [...text.matchAll(order)])
  return orders.reduce((rest, { 0: words, index: start }) => {
    const end = endOfOrder(text, start + words.length)
    const order = rest.slice(start, end).replace(/[^\n]/gu, (unit) => ' '.repeat(unit.length))
    return rest.slice(0, start) + order + rest.slice(end)
  }, text)
}

function endOfOrder(text: string, from: number): number {
  const end = lineEnd(text, from)
  return /\p{L}/u.test(text.slice(from, end)) || end === text.length ? end : lineEnd(text, end + 1)
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
