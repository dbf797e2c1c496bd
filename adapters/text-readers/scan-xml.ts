export interface XmlEvents {
  /** `name` is without its namespace prefix; `tag` is all between the angle brackets, for `attributeOf`. */
  open(name: string, tag: string): void
  close(name: string): void
  text(text: string): void
}

/**
 * Walks through XML once, without a tree, without recursion and without declared entities: a file of deep nesting or
 * of entities that multiply costs no more than its length. Broken XML is read as far as it makes sense.
 */
export function scanXml(xml: string, events: XmlEvents): void {
  let at = 0
  while (at < xml.length) {
    const lt = xml.indexOf('<', at)
    if (lt < 0) return emitText(xml.slice(at), events)
    if (lt > at) emitText(xml.slice(at, lt), events)
    const second = xml.charCodeAt(lt + 1)
    at = second === 33 || second === 63 ? skipSpecial(xml, lt, events) : scanTag(xml, lt, events)
  }
}

function scanTag(xml: string, lt: number, events: XmlEvents): number {
  const gt = endOfTag(xml, lt)
  if (xml.charCodeAt(lt + 1) === 47) {
    events.close(localName(xml, lt + 2, gt))
    return gt + 1
  }
  const selfClosing = xml.charCodeAt(gt - 1) === 47
  const name = localName(xml, lt + 1, selfClosing ? gt - 1 : gt)
  events.open(name, xml.slice(lt + 1, gt))
  if (selfClosing) events.close(name)
  return gt + 1
}

/** The ">" that ends the tag; one inside an attribute's quotes does not. */
function endOfTag(xml: string, lt: number): number {
  let gt = xml.indexOf('>', lt)
  for (let tries = 0; gt >= 0 && tries < 100 && hasOpenQuote(xml, lt, gt); tries++) gt = xml.indexOf('>', gt + 1)
  return gt < 0 ? xml.length : gt
}

function hasOpenQuote(xml: string, from: number, to: number): boolean {
  const before = xml.charCodeAt(to - 1)
  if (before === 34 || before === 39 || (before === 47 && xml.charCodeAt(to - 2) === 34)) return false
  let quote = 0
  for (let i = from; i < to; i++) {
    const code = xml.charCodeAt(i)
    if (quote === 0 ? code === 34 || code === 39 : code === quote) quote = quote === 0 ? code : 0
  }
  return quote !== 0
}

function localName(xml: string, from: number, to: number): string {
  let start = from
  let end = from
  for (; end < to; end++) {
    const code = xml.charCodeAt(end)
    if (code === 58) start = end + 1
    else if (code <= 32 || code === 47) break
  }
  return xml.slice(start, end)
}

/** Passes over comments, declarations and processing instructions; CDATA is text. */
function skipSpecial(xml: string, lt: number, events: XmlEvents): number {
  if (xml.startsWith('<!--', lt)) return after(xml, '-->', lt + 4)
  if (xml.startsWith('<![CDATA[', lt)) {
    const end = xml.indexOf(']]>', lt)
    events.text(xml.slice(lt + 9, end < 0 ? xml.length : end))
    return end < 0 ? xml.length : end + 3
  }
  if (xml.startsWith('<?', lt)) return after(xml, '?>', lt + 2)
  const gt = xml.indexOf('>', lt)
  if (gt < 0) return xml.length
  const bracket = xml.slice(lt, gt).indexOf('[')
  return bracket >= 0 ? after(xml, ']>', lt + bracket) : gt + 1
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  return at < 0 ? xml.length : at + mark.length
}

function emitText(raw: string, events: XmlEvents): void {
  events.text(raw.includes('&') ? decodeEntities(raw) : raw)
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five entities of XML and characters by number; any other stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name as string] ?? whole
    const code = hex !== undefined ? parseInt(hex as string, 16) : parseInt(decimal as string, 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** The value of an attribute by its local name; null when the tag has none. */
export function attributeOf(tag: string, name: string): string | null {
  for (let at = tag.indexOf(name); at >= 0; at = tag.indexOf(name, at + 1)) {
    const before = tag.charCodeAt(at - 1)
    if (before !== 58 && before > 32) continue
    const match = /^\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag.slice(at + name.length))
    if (match !== null) return decodeEntities(match[1] ?? match[2] ?? '')
  }
  return null
}
