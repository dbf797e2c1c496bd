import type { PdfFile } from './pdf-file.ts'
import type { PdfDict, PdfValue } from './pdf-values.ts'

/**
 * Tells for a layer of a PDF, or a group of layers that is shown while one of them or all are, whether it is off when the
 * file is opened (ISO 32000-1, 8.11).
 */
export function hiddenLayers(file: PdfFile): (layer: PdfValue | undefined) => boolean {
  const properties = file.dict(file.dict(file.trailer.get('/Root'))?.get('/OCProperties'))
  const usual = file.dict(properties?.get('/D'))
  if (properties === null || usual === null) return () => false
  const listed = (dict: PdfDict, key: string) => new Set(file.array(dict.get(key)).map((one) => file.dict(one)))
  const [on, off] = [listed(usual, '/ON'), listed(usual, '/OFF')]
  const isBaseOff = file.name(usual.get('/BaseState')) === '/OFF'
  const isLayerOff = (layer: PdfDict) => off.has(layer) || (isBaseOff && !on.has(layer))
  return (value) => {
    const layer = file.dict(value)
    if (layer === null) return false
    if (file.name(layer.get('/Type')) !== '/OCMD') return isLayerOff(layer)
    const group = file.get(layer.get('/OCGs'))
    const layers = (Array.isArray(group) ? group : [group]).flatMap((one) => file.dict(one) ?? [])
    const states = layers.map(isLayerOff)
    if (states.length === 0) return false
    switch (file.name(layer.get('/P'))) {
      case '/AllOn':
        return states.includes(true)
      case '/AnyOff':
        return !states.includes(true)
      case '/AllOff':
        return states.includes(false)
      default:
        return !states.includes(false)
    }
  }
}
