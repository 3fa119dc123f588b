import { join } from 'node:path'
import {
  type CallExpression,
  isCallExpression,
  isIdentifier,
  isStringLiteral,
  isTemplateExpression,
  type Node,
} from 'typescript/unstable/ast'
import { isNoSubstitutionTemplateLiteral } from 'typescript/unstable/ast/is'
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync'

const root = join(import.meta.dirname, '../../../..')

/** The declared type of a value or a column, as far as it can be compared with the database. */
export type Declared = { kind: string; nullable: boolean }

/** A call of `statement`, with the types that it declares. */
export type DeclaredStatement = {
  /** Matches the names of its statements: one, unless the name is composed. */
  name: RegExp
  place: string
  values: ReadonlyMap<string, Declared>
  /** Undefined for a statement whose rows nobody reads. */
  row: ReadonlyMap<string, Declared> | undefined
}

/** Reads the calls of `statement` in these files, by the compiler. */
export function declaredStatements(files: readonly string[]): DeclaredStatement[] {
  const api = new API({ cwd: root })
  try {
    const config = join(root, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`The compiler does not open ${config}`)
    return files.flatMap((file) => statementsOf(project, file))
  } finally {
    api.close()
  }
}

function statementsOf({ program, checker }: Project, file: string): DeclaredStatement[] {
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`The compiler does not know ${file}`)
  const statements: DeclaredStatement[] = []
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'statement') {
      const line = source.text.slice(0, node.getStart(source)).split('\n').length
      statements.push({ ...typesOf(checker, node), name: nameOf(node), place: `${file}:${line}` })
    }
    node.forEachChild(visit)
  }
  source.forEachChild(visit)
  return statements
}

function nameOf({ arguments: [name] }: CallExpression): RegExp {
  if (name && (isStringLiteral(name) || isNoSubstitutionTemplateLiteral(name))) return exactly([name.text])
  if (name && isTemplateExpression(name))
    return exactly([name.head.text, ...name.templateSpans.map(({ literal }) => literal.text)])
  throw new Error('A statement’s name is a text')
}

const exactly = (parts: readonly string[]) =>
  new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`)

function typesOf(checker: Checker, call: CallExpression): Pick<DeclaredStatement, 'values' | 'row'> {
  const [row, values] = (call.typeArguments ?? []).map((node) => checker.getTypeFromTypeNode(node))
  return {
    values: values ? propertiesOf(checker, values) : new Map(),
    row: row && !checker.isTypeAssignableTo(row, checker.getNeverType()) ? propertiesOf(checker, row) : undefined,
  }
}

function propertiesOf(checker: Checker, row: Type): ReadonlyMap<string, Declared> {
  return new Map(
    checker.getPropertiesOfType(row).map((property) => {
      const type = checker.getTypeOfSymbol(property)
      return [property.name, type ? declared(checker, type) : { kind: 'any', nullable: true }]
    }),
  )
}

function declared(checker: Checker, type: Type): Declared {
  const nullable = checker.isTypeAssignableTo(checker.getNullType(), type)
  return { kind: kindOf(checker, checker.getNonNullableType(type) ?? type), nullable }
}

function kindOf(checker: Checker, type: Type): string {
  const is = (target: Type) => checker.isTypeAssignableTo(type, target)
  if (checker.isTypeAssignableTo(checker.getUnknownType(), type)) return 'any'
  if (is(checker.getStringType())) return 'string'
  if (is(checker.getNumberType())) return 'number'
  if (is(checker.getBooleanType())) return 'boolean'
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [member] = checker.getTypeArguments(type)
    return `${member ? kindOf(checker, checker.getNonNullableType(member) ?? member) : 'any'}[]`
  }
  const name = type.getSymbol()?.name
  return name === 'Date' || name === 'Buffer' ? name : 'object'
}
