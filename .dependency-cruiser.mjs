// Who may import whom. Each rule's comment says what to do instead.
const from = (path, pathNot) => (pathNot ? { path, pathNot } : { path })
const tests = '\\.(test|stories)\\.tsx?$|/testing/|\\.test-[a-z]+\\.ts$'

/** Within core, the kind of a file is in its name: x.contract.ts, x.schemas.ts, x.event.ts (data), x.client.ts. Any other file of a feature holds rules. */
const coreFeature = '^packages/core/src/(?!(?:shared|session|http)/)[^/]+/'
const coreContract = `${coreFeature}[^/]+\\.(?:contract|schemas|event)\\.ts$|^packages/core/src/http/contract\\.ts$`
const coreRules = `${coreFeature}(?![^/]+\\.(?:contract|schemas|event|client)\\.ts$)[^/]+$`
const coreSession = '^packages/core/(exports/session\\.ts|src/session/)'
const coreClient =
  '^packages/core/(exports/(http|[^/]+/client)\\.ts|src/[^/]+/[^/]+\\.client\\.ts|src/http/(?!contract))'
/** The subpaths that belong to no feature: they collect, or have a folder of another name. */
const coreCollections = '^packages/core/exports/(contract|testing)\\.ts$'
const server = '^packages/server/'

/** The server's folders and files in their order, lowest first: each imports itself and what stands before it. */
export const serverOrder = [
  'kernel/',
  'outside/',
  'catalogue/',
  'guide/',
  'live/',
  'control-room/',
  'reviews/',
  'favourites/',
  'sitemap/',
  'qr-code/',
  'sign-in/',
  'newsletter/',
  'reminders/',
  'account/',
  'information/',
  'address/',
  'bag/',
  'gift-card/',
  'payment/',
  'wallet/',
  'checkout/',
  'invoice/',
  'orders/',
  'edit/',
  'tracking/',
  'easy-pay/',
  'returns/',
  'store-card/',
  'own-data/',
  'analytics/',
  'sweep/',
  'import/',
  'verify/',
  'backup/',
  'features.ts',
  'server-config.ts',
  'app.ts',
  'start-server.ts',
  'cli/',
]
const serverPlace = (place) => `^packages/server/src/${place.replace('.', '\\.')}`
const serverImportsDownwards = serverOrder.slice(0, -1).map((place, index) => ({
  name: `server-${place.replace(/\W.*$/, '')}-imports-downwards`,
  comment:
    'In the server, the kernel stands below the features, and each feature below those after it (serverOrder, in this file). Move what both need into the lower one, or let the lower one declare a type that the upper one supplies (catalogue/on-air.ts).',
  from: from(serverPlace(place), tests),
  to: { path: serverOrder.slice(index + 1).map(serverPlace) },
}))
const widget = '^packages/widgets/src/(?!models/|parts/|connected/|kit/|styles/|testing/)([^/]+)/'

const forbidden = [
  {
    name: 'core-stands-alone',
    comment:
      'Core runs in any browser and on any server. Move what it needs from another folder into core, or hand it in as a parameter.',
    from: from('^packages/core/'),
    to: { path: '^(packages/(widgets|server|sandbox)|host|storybook|e2e)/' },
  },
  {
    name: 'core-shared-imports-nothing-of-ours',
    comment:
      'core/src/shared is the floor of the house. Move what it needs into shared, or move the caller up into its feature.',
    from: from('^packages/core/src/shared/', tests),
    to: { path: '^packages/core/', pathNot: '^packages/core/src/shared/' },
  },
  {
    name: 'core-contract-knows-no-rules',
    comment:
      'The contract is data. Move what both need into core/src/shared, or let the rule import the contract’s types.',
    from: from(`${coreContract}|^packages/core/exports/contract\\.ts$`, tests),
    to: { path: [coreRules, coreSession, coreClient] },
  },
  {
    name: 'core-rules-know-no-client',
    comment:
      'A rule is a pure function. Pass the values that it needs as parameters: the client or the session reads them and calls the rule.',
    from: from(coreRules, tests),
    to: { path: [coreClient, coreSession] },
  },
  {
    name: 'core-rules-load-no-schema',
    comment:
      'A page that imports a rule must not download the validation library. Import the contract’s types only (`import type`); move a constant that both need into core/src/shared.',
    from: from(`${coreRules}|${coreSession}|${coreClient}`, tests),
    to: { path: [coreContract, '^packages/core/src/shared/schemas\\.ts$'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'core-session-knows-no-client',
    comment: 'The session makes no calls. Let the client call the session, or pass the session a function.',
    from: from(coreSession, tests),
    to: { path: [coreClient] },
  },
  {
    name: 'core-http-knows-no-feature',
    comment:
      'src/http serves every feature. Pass it the feature’s contract as a type parameter, and read the reply in the feature’s client.',
    from: from('^packages/core/src/http/', tests),
    to: { path: coreFeature },
  },
  {
    name: 'core-subpath-exports-its-own-feature',
    comment:
      'A page downloads what its subpaths import. Export the name from the subpath of its own feature, and import it from there.',
    from: from('^packages/core/exports/([^/]+)\\.ts$', coreCollections),
    to: {
      path: '^packages/core/',
      pathNot: [
        '^packages/core/src/$1/',
        // Dates are a folder: not every page downloads the business days, the short form and the days of time zones.
        '^packages/core/src/shared/$1(\\.ts$|/)',
      ],
    },
  },
  {
    name: 'core-client-subpath-exports-its-own-client',
    comment:
      'A feature’s client subpath exports the feature’s own *.client.ts, and types of its replies. Export rules from the feature’s own subpath (@onair/core/bag), so that they load without the client.',
    from: from('^packages/core/exports/([^/]+)/client\\.ts$'),
    to: {
      path: '^packages/core/',
      pathNot: ['^packages/core/src/$1/[^/]+\\.client\\.ts$', '^packages/core/src/http/client-reply\\.ts$'],
    },
  },
  {
    name: 'core-rules-subpath-exports-no-client',
    comment:
      'The server imports this subpath. Export the client from exports/<feature>/client.ts, and leave the contract to exports/contract.ts.',
    from: from('^packages/core/exports/[^/]+\\.ts$', `^packages/core/exports/http\\.ts$|${coreCollections}`),
    to: { path: [coreClient, coreContract], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'widgets-import-core-only',
    comment:
      'Widgets speak to a server through core’s client alone. Put shared code into core, or pass it in as a prop.',
    from: from('^packages/widgets/'),
    to: { path: '^(packages/(server|sandbox)|host|storybook|e2e)/' },
  },
  {
    name: 'packages-by-their-exports',
    comment:
      'Import another package by its name (@onair/core/bag), not by a path into its folders; add what is missing to its exports.',
    from: { path: '^(packages/[^/]+|host|storybook|e2e)/' },
    to: { path: '^packages/[^/]+/src/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'server-not-core-client',
    comment:
      'The server answers the contract and does not call itself. Use core’s contract, rules or session; a helper of the client that is pure belongs in rules.',
    from: from(server, tests),
    to: { path: coreClient },
  },
  ...serverImportsDownwards,
  {
    name: 'server-imports-core-only',
    comment:
      'The server knows neither pages nor widgets. Rules that both need belong in core; the sandbox is reached over its protocols.',
    from: from(server, tests),
    to: { path: '^(packages/(widgets|sandbox)|host|storybook|e2e)/' },
  },
  {
    name: 'server-imports-date-fns-once',
    comment:
      'For each file that imports from date-fns, Node parses its package.json of 200 kB again. Add the function to kernel/instants.ts, and import it from there.',
    from: from(server, `${tests}|^packages/server/src/kernel/instants\\.ts$`),
    to: { path: '(^|/)node_modules/date-fns/' },
  },
  {
    name: 'demo-extends-the-server',
    comment:
      'The demonstration is an extension: it imports core and the exports of the server and the sandbox. Add what is missing to the server’s exports.',
    from: from('^packages/demo/'),
    to: { path: '^(packages/(server|sandbox)/src/|packages/widgets/|(host|storybook|e2e)/)' },
  },
  {
    name: 'nobody-imports-the-demo',
    comment:
      'The demonstration loads itself into a server that names it in ONAIR_EXTENSIONS. Move what another package needs into core or the server; give a test fixtures of its own.',
    from: { path: '^(packages/[^/]+|host|storybook|e2e)/', pathNot: '^packages/demo/' },
    to: { path: '^packages/demo/' },
  },
  {
    name: 'sandbox-stands-alone',
    comment:
      'The sandbox stands in for services that know nothing of the shop. It speaks their protocols and imports nothing of ours.',
    from: from('^packages/sandbox/', tests),
    to: { path: '^(packages/(core|widgets|server)|host|storybook|e2e)/' },
  },
  {
    name: 'local-postgres-stands-alone',
    comment: 'The launcher runs a PostgreSQL and knows nothing of the shop. Hand it what it needs as an option.',
    from: from('^packages/local-postgres/'),
    to: { path: '^(packages/(core|widgets|server|sandbox|demo)|host|storybook|e2e)/' },
  },
  {
    name: 'element-bundler-stands-alone',
    comment: 'The bundler knows elements by their names alone. Hand it what it needs as an option.',
    from: from('^packages/element-bundler/'),
    to: { path: '^(packages/(core|widgets|server|sandbox|demo|local-postgres)|host|storybook|e2e)/' },
  },
  {
    name: 'local-postgres-for-starters',
    comment:
      'The server uses the database that it is given. Only what starts one on this machine knows the launcher: host/main.ts, the operator’s commands and tests.',
    from: from(
      '^(packages|host|storybook|e2e)/',
      `^packages/local-postgres/|^host/main\\.ts$|^packages/server/src/cli/|${tests}`,
    ),
    to: { path: '^packages/local-postgres/' },
  },
  {
    name: 'host-main-alone-imports-the-server',
    comment:
      'Pages read their data through core’s client over an injected fetch, so that the API may stand on another machine. Only host/main.ts builds the server’s app.',
    from: from('^host/', `^host/main\\.ts$|${tests}`),
    to: { path: server },
  },
  {
    name: 'host-main-takes-the-servers-app',
    comment: 'host/main.ts uses the server’s exports/app and nothing behind it; add what is missing to exports/app.ts.',
    from: from('^host/main\\.ts$'),
    to: { path: '^packages/server/', pathNot: '^packages/server/exports/' },
  },
  {
    name: 'host-not-the-sandbox',
    comment: 'The sandbox is a process of its own. The host knows its address from the configuration.',
    from: from('^host/', tests),
    to: { path: '^packages/sandbox/' },
  },
  {
    name: 'host-kernel-below-parts-and-pages',
    comment:
      'The kernel serves any page. Hand it the part or page as a value (Site, Frame in host/kernel), or move what it needs down into host/kernel.',
    from: from('^host/kernel/', tests),
    to: { path: '^host/(parts/|pages/|pages\\.ts$|entry\\.ts$|main\\.ts$)' },
  },
  {
    name: 'host-parts-below-pages',
    comment:
      'A part is what several pages share. Give it the page’s values as props, or move it into the page’s folder.',
    from: from('^host/parts/', tests),
    to: { path: '^host/(pages/|pages\\.ts$|entry\\.ts$|main\\.ts$)' },
  },
  {
    name: 'host-pages-below-the-entry',
    comment:
      'A page describes itself; host/pages.ts and host/entry.ts collect. Move what the page needs into host/parts or host/kernel.',
    from: from('^host/pages/', tests),
    to: { path: '^host/(pages\\.ts$|entry\\.ts$|main\\.ts$)' },
  },
  {
    name: 'no-page-imports-another',
    comment:
      'What two pages share is a part: move it into host/parts. Account pages may share pages/account/account.frame.tsx.',
    from: from('^host/pages/(?:account/)?([^/]+)/', tests),
    to: {
      path: '^host/pages/',
      pathNot: ['^host/pages/(?:account/)?$1/', '^host/pages/account/account\\.frame\\.tsx$'],
    },
  },
  {
    name: 'host-browser-code-without-the-server',
    comment:
      'host/client runs in the browser. It may share types, and host/parts/catalogue’s list address; everything else of kernel, parts and pages stays on the server.',
    from: from('^host/client/', tests),
    to: {
      path: '^host/(kernel|parts|pages)/',
      pathNot: '^host/parts/catalogue/list-address\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'storybook-shows-widgets',
    comment:
      'Storybook imports widgets’ exports, and core’s for its canned replies. What a story needs of another folder belongs in a widget.',
    from: from('^storybook/'),
    to: { path: '^(packages/(server|sandbox)|host|e2e)/' },
  },
  {
    name: 'e2e-stays-outside',
    comment:
      'Journeys drive a browser and speak HTTP, with core’s contract and testing as their only knowledge of the inside. Do it through a page or a call.',
    from: from('^e2e/'),
    to: {
      path: '^(packages|host|storybook)/',
      pathNot: '^packages/core/(exports/(contract|testing)\\.ts|src/)',
    },
  },
  {
    name: 'nobody-imports-host-storybook-e2e',
    comment: 'host, storybook and e2e are ends, not libraries. Move what is shared into a package.',
    from: { path: '^packages/|^(host|storybook|e2e)/' },
    to: { path: '^(host|storybook|e2e)/', pathNot: '^$0', dependencyTypes: ['local'] },
  },
  {
    name: 'no-widget-imports-another',
    comment:
      'Move what two widgets share: a piece without a model into parts/, a component that reads models into connected/, state into models/.',
    from: { path: widget, pathNot: tests },
    to: { path: widget, pathNot: `^packages/widgets/src/$1/` },
  },
  {
    name: 'shared-pieces-know-no-widget',
    comment:
      'kit/, models/, parts/ and connected/ serve all widgets. Pass what they need as a parameter, or move it beside them.',
    from: from('^packages/widgets/src/(kit|models|parts|connected)/', `${tests}|/kit/i18n/messages\\.ts$`),
    to: { path: widget },
  },
  {
    name: 'element-wrapper-only-from-define',
    comment:
      'Only the generated exports/define/x.ts turns a component into an element; the component itself must work without one.',
    from: { path: '^packages/widgets/src/', pathNot: `^packages/widgets/src/kit/element/|${tests}` },
    to: { path: '^packages/widgets/src/kit/element/' },
  },
  {
    name: 'widget-descriptions-are-data',
    comment: 'The generator runs x.widget.ts without a bundler: import types only.',
    from: { path: '^packages/widgets/src/[^/]+/[^/]+\\.widget\\.ts$' },
    to: { dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'parts-have-no-model',
    comment:
      'A part gets everything in its props and reports what happened through its callbacks. The widget around it reads the model.',
    from: { path: '^packages/widgets/src/parts/', pathNot: tests },
    to: { path: ['^packages/widgets/src/(models|connected)/', '\\.model\\.ts$', widget, coreClient] },
  },
  {
    name: 'models-know-no-view',
    comment: 'A model is signals and actions without React; it is tested without it. Let the component read the model.',
    from: { path: '^packages/widgets/src/(models/|.+\\.model\\.ts$)', pathNot: tests },
    to: { path: ['^packages/widgets/src/(parts|connected|kit)/', '/react(-dom)?/', '\\.tsx$'] },
  },
  {
    name: 'importing-a-widget-defines-nothing',
    comment:
      'A widget’s entry in exports/ is pure. The modules that register elements are exports/define, all and loader.',
    from: { path: '^packages/widgets/exports/[^/]+\\.ts$', pathNot: '/(all|loader)\\.ts$' },
    to: { path: '^packages/widgets/exports/define/' },
  },
  {
    name: 'no-circles',
    comment:
      'Two files that import each other, even for a type, are one thing or hide a third: move what both need into the lower one, or into a file of its own.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'Nothing is found under this name. Correct the path, or add the package to this workspace’s package.json.',
    // The typings of frameworks name packages that only their users install.
    from: { path: '^(packages|host|storybook|e2e)/', pathNot: '^packages/widgets/typings/' },
    to: { couldNotResolve: true },
  },
  {
    name: 'declared-dependencies-only',
    comment:
      'Add the package to the dependencies of the workspace that imports it; what another one installed may be gone tomorrow.',
    from: { path: '^(packages|host|storybook|e2e)/', pathNot: tests },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'core-ships-no-dev-dependency',
    comment: 'The tax oracle that core’s tests compare with is never shipped. Import it in a test alone.',
    from: from('^packages/core/', tests),
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
]

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // TypeScript 7 has no compiler API for the usual parser to use.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Packages of their own, which the set-up does not install: the conformance suite and Lighthouse.
    exclude: { path: '(^|/)(dist|test-results)/|^e2e/(conformance|lighthouse|mutation)/' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
}
