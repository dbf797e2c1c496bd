import type { Ability, ModelRequest, TextBlock } from './port/language-model.ts'

const NO_TOOLS = 'There are no tools here: what you are shown is all that there is.'
const AS_JSON = 'Reply with one JSON object and nothing else, no fence around it, of this schema:'

/** Replaces request features that the model's server lacks with instructions in words. */
export function fitted(request: ModelRequest, server: { has(ability: Ability): boolean }): ModelRequest {
  const { tools, schema, ...kept } = request
  const lacksTools = tools !== undefined && !server.has('tools')
  const lacksSchema = schema !== undefined && !server.has('structured-output')
  if (!lacksTools && !lacksSchema) return request
  const rules: TextBlock[] = [
    ...(kept.system ?? []),
    ...(lacksTools ? [{ type: 'text' as const, text: NO_TOOLS }] : []),
    ...(lacksSchema ? [{ type: 'text' as const, text: `${AS_JSON}\n${JSON.stringify(schema.schema)}` }] : []),
  ]
  return {
    ...kept,
    system: rules,
    ...(tools !== undefined && !lacksTools && { tools }),
    ...(schema !== undefined && !lacksSchema && { schema }),
  }
}
