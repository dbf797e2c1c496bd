import {
  attribute,
  at,
  child,
  childElements,
  children,
  descendants,
  textOf,
  type XmlElement,
} from '../xml/xml-element.ts'

/** Text of a diagram (SmartArt), from its data: each box before its children. */
export function diagramLines(data: XmlElement | null): string[] {
  const points = children(child(data, 'dgm:ptLst'), 'dgm:pt')
  const byId = new Map(points.map((point) => [attribute(point, 'modelId') ?? '', point]))
  const below = new Map<string, XmlElement[]>()
  for (const link of children(child(data, 'dgm:cxnLst'), 'dgm:cxn')) {
    if ((attribute(link, 'type') ?? 'parOf') !== 'parOf') continue
    const from = attribute(link, 'srcId') ?? ''
    below.set(from, [...(below.get(from) ?? []), link])
  }
  const ordered = new Set<XmlElement>()
  const open = points.filter((point) => attribute(point, 'type') === 'doc')
  for (let point = open.pop(); point !== undefined; point = open.pop()) {
    if (ordered.has(point)) continue
    ordered.add(point)
    const links = [...(below.get(attribute(point, 'modelId') ?? '') ?? [])]
    links.sort((a, b) => Number(attribute(b, 'srcOrd') ?? 0) - Number(attribute(a, 'srcOrd') ?? 0))
    for (const link of links) open.push(...[byId.get(attribute(link, 'destId') ?? '') ?? []].flat())
  }
  return [...new Set([...ordered, ...points])].map(wordsOfPoint).filter((line) => line !== '')
}

/** Empty for other types of points, which only describe the layout. */
function wordsOfPoint(point: XmlElement): string {
  return attribute(point, 'type') === 'pres' ? '' : paragraphsOf(child(point, 'dgm:t'))
}

function paragraphsOf(text: XmlElement | null): string {
  return descendants(text, 'a:p')
    .map((paragraph) => descendants(paragraph, 'a:t').map(textOf).join(''))
    .filter((line) => line.trim() !== '')
    .join('\n')
}

const MOST_POINTS = 500

/** Text and figures of a chart: its title, then a line for each point with the values of all series. */
export function chartLines(root: XmlElement | null): string[] {
  const chart = child(root, 'c:chart')
  const title = paragraphsOf(child(chart, 'c:title'))
  const series = descendants(child(chart, 'c:plotArea'), 'c:ser').map((ser) => ({
    name: cachedOf(child(ser, 'c:tx')).join(' ').trim(),
    names: cachedOf(child(ser, 'c:cat') ?? child(ser, 'c:xVal')),
    values: cachedOf(child(ser, 'c:val') ?? child(ser, 'c:yVal')),
  }))
  const names = series.find((one) => one.names.length > 0)?.names ?? []
  const rows = names.slice(0, MOST_POINTS).map((name, at) => {
    const values = series.map((one) => [one.name, one.values[at] ?? ''].filter((part) => part !== '').join(' '))
    return `${name}: ${values.filter((value) => value !== '').join(', ')}`
  })
  return [title, ...rows].filter((line) => line.trim() !== '')
}

/** Values that a chart caches from its cells. */
function cachedOf(source: XmlElement | null): string[] {
  const caches = childElements(childElements(source)[0] ?? null)
  const points = caches.flatMap((cache) => children(at(cache), 'c:pt'))
  if (source !== null && child(source, 'c:v') !== null) return [textOf(child(source, 'c:v'))]
  return points.map((point) => textOf(child(point, 'c:v')).trim())
}
