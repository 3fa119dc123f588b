import type { Feature } from '../kernel/feature.ts'

/** Imports are commands of the operator: this feature has no calls. Its tables hold the rows of an import under way. */
export const importing: Feature = {
  name: 'import',
  tables: [
    'import_brand',
    'import_category',
    'import_collection',
    'import_edp',
    'import_price',
    'import_product',
    'import_rejected',
    'import_run',
    'import_section',
    'import_show',
    'import_size',
    'import_stock',
    'import_style',
    'import_synonym',
  ],
  retention: [
    {
      name: 'importing',
      tables: ['import_show'],
      data: 'rows of an import',
      kept: 'until it ends',
      because: 'one that was killed goes on where it was; nobody is named',
    },
  ],
  ownData: {
    notExported: { import_show: 'Programmes and their products.' },
    notErased: { import_show: 'Programmes and their products.' },
  },
}
