import { palettes } from '../palettes.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'
import { fitnessGroups } from './wellness-fitness.ts'

const nutrition = group(
  {
    id: 'vitamins-nutrition',
    en: 'Vitamins & Nutrition',
    fr: 'Vitamines et nutrition',
    share: 4,
    madeLabel: { en: 'Format', fr: 'Format' },
    leaves: [
      leaf('vitamins', 'Vitamins & Minerals', 'Vitamines et minéraux', [
        kind(
          'vitamins_pill-bottle',
          'vitamin D3',
          'f vitamine D3',
          'For the months when the sun sets at four.',
          'Pour les mois où le soleil se couche à seize heures.',
          {
            looks: pairs`
              1000 IU = 1000 UI; 2500 IU = 2500 UI; extra-strength = extra-forte; vegan = végétalien/végétalienne
            `,
          },
        ),
        kind(
          'vitamins_pill-bottle',
          'multivitamin',
          'f multivitamine',
          'One a day, with breakfast.',
          'Une par jour, au déjeuner.',
          { looks: pairs`daily = quotidien/quotidienne; 50+ = 50 ans et plus; whole-food = d’origine végétale` },
        ),
        kind(
          'vitamins_pill-bottle',
          'magnesium',
          'm magnésium',
          'Gentle on the stomach, taken before bed.',
          'Doux pour l’estomac, à prendre avant le coucher.',
          { looks: pairs`200 mg = 200 mg; high-absorption = haute absorption; vegan = végétalien/végétalienne` },
        ),
      ]),
      leaf('supplements', 'Supplements', 'Suppléments', [
        kind(
          'vitamins_powder',
          'marine collagen',
          'm collagène marin',
          'A spoon in the coffee; nobody tastes it.',
          'Une cuillerée dans le café, sans aucun goût.',
          {
            looks: pairs`unflavoured = sans saveur; vanilla = à la vanille; berry = aux petits fruits`,
            features: [],
            measures: pairs`, 30 servings = , 30 portions; , 60 servings = , 60 portions`,
            price: [29, 69],
          },
        ),
        kind(
          'vitamins_pill-bottle',
          'omega-3',
          'mp oméga-3',
          'From small wild fish, without the aftertaste.',
          'De petits poissons sauvages, sans arrière-goût.',
          { looks: pairs`triple-strength = triple force; lemon = au citron; vegan algae = aux algues` },
        ),
        kind(
          'vitamins_pill-bottle',
          'probiotic',
          'm probiotique',
          'Keeps on the shelf: no refrigerator needed.',
          'Il se garde sur la tablette, sans frigo.',
          {
            looks: pairs`
              30-billion = de 30 milliards; 50-billion = de 50 milliards; women’s = pour femmes;
              daily = quotidien/quotidienne
            `,
          },
        ),
      ]),
      leaf('protein', 'Protein & Greens', 'Protéines et verdures', [
        kind(
          'vitamins_powder',
          'whey protein',
          'f protéine de lactosérum',
          'Mixes with a spoon, tastes of something.',
          'Elle se mélange à la cuillère et a vraiment du goût.',
          {
            looks: pairs`
              vanilla = à la vanille; chocolate = au chocolat; unflavoured = sans saveur; maple = à l’érable
            `,
            features: [],
            measures: pairs`, 454 g = , 454 g; , 840 g = , 840 g; , 2 kg = , 2 kg`,
            price: [34, 84],
          },
        ),
        kind(
          'vitamins_powder',
          'pea protein',
          'f protéine de pois',
          'Yellow peas from the Prairies, ground fine.',
          'Des pois jaunes des Prairies, moulus finement.',
          {
            looks: pairs`
              vanilla = à la vanille; chocolate = au chocolat; unflavoured = sans saveur; berry = aux petits fruits
            `,
            features: [],
            measures: pairs`, 454 g = , 454 g; , 840 g = , 840 g; , 1.5 kg = , 1,5 kg`,
            price: [29, 74],
          },
        ),
      ]),
    ],
  },
  {
    made: [],
    features: pairs`in softgels = en gélules; in gummies = en jujubes; in capsules = en capsules`,
    measures: pairs`
      , 60 count = , 60 unités; , 90 count = , 90 unités; , 120 count = , 120 unités; , 180 count = , 180 unités
    `,
    points: pairs`
      Gluten-free and non-GMO = Sans gluten et sans OGM;
      Tested by an independent laboratory = Testé/Testée par un laboratoire indépendant;
      Made in Canada = Fabriqué/Fabriquée au Canada;
      Ask your pharmacist if you take medication = Consultez votre pharmacien si vous prenez des médicaments
    `,
    colours: ['white', 'green', 'orange', 'blue', 'yellow', 'purple'],
    plain: true,
    price: [16, 54],
    grams: [120, 1100],
    care: 'supplements',
  },
)

const health = group(
  {
    id: 'health-home',
    en: 'Health at Home',
    fr: 'Santé à la maison',
    share: 2,
    leaves: [
      leaf('scales', 'Scales', 'Pèse-personnes', [
        kind(
          'scale',
          'bathroom scale',
          'm pèse-personne',
          'Large figures, one step, no guessing.',
          'De gros chiffres, un seul pas, aucun doute.',
          {
            made: pairs`
              tempered glass = en verre trempé; bamboo = en bambou @tan;
              stainless steel = en acier inoxydable @silver
            `,
            looks: pairs`
              digital = numérique/; smart = intelligent/intelligente; ultraslim = ultramince/;
              talking = parlant/parlante
            `,
            features: pairs`
              with body-fat analysis = à analyse corporelle; with large display = à grand écran;
              with phone app = à application mobile
            `,
            colours: ['black', 'white', 'silver', 'grey'],
          },
        ),
      ]),
      leaf('water-bottles', 'Water Bottles', "Bouteilles d'eau", [
        kind(
          'water-bottle',
          'water bottle',
          'f bouteille isotherme',
          'Ice at noon, tea at the rink.',
          'Des glaçons à midi, du thé à l’aréna.',
          {
            made: pairs`stainless steel = en acier inoxydable; glass = en verre; titanium = en titane`,
            looks: pairs`insulated = à double paroi; leakproof = étanche/; wide-mouth = à large goulot`,
            features: pairs`
              with straw lid = à couvercle avec paille; with carrying loop = à anse;
              with fruit infuser = avec infuseur à fruits
            `,
            measures: pairs`500 mL = de 500 mL; 750 mL = de 750 mL; 1-litre = de 1 L; 1.9-litre = de 1,9 L`,
            colours: palettes.sporty,
            price: [19, 49],
            grams: [280, 620],
            care: 'dishwasher',
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`
      Easy to clean = Facile/ à nettoyer; Batteries included where needed = Piles incluses, s’il y a lieu;
      Instructions in English and French = Mode d’emploi en français et en anglais;
      One-year warranty = Garantie d’un an
    `,
    colours: palettes.tech,
    price: [29, 99],
    grams: [900, 2400],
    care: 'wipe-clean',
  },
)

/** Fitness, yoga, nutrition, health at home. */
export const wellness: DepartmentData = {
  id: 'wellness',
  en: 'Health & Fitness',
  fr: 'Santé et mise en forme',
  share: 7,
  groups: [...fitnessGroups, nutrition, health],
  openings: [
    {
      en: 'Five minutes a day is a beginning, and {this} [makes|make] it an easy one.',
      fr: 'Cinq minutes par jour, c’est un début, et {ce} le [rend|rendent] facile.',
    },
    {
      en: 'Nobody keeps a resolution that is a chore. {This} [is|are] the opposite.',
      fr: 'On ne tient pas une résolution qui pèse. {Ce}, c’est tout le contraire.',
    },
    {
      en: 'Our wellness guests bring {this} to the studio because they use {it} at home.',
      fr: 'Nos invités en mieux-être apportent {ce} en studio parce qu’ils s’en servent à la maison.',
    },
  ],
  closings: [
    {
      en: 'When in doubt, ask your doctor or your pharmacist.',
      fr: 'Dans le doute, parlez-en à votre médecin ou à votre pharmacien.',
    },
    { en: 'The people on our team bought theirs, too.', fr: 'Les gens de notre équipe se sont équipés, eux aussi.' },
    {
      en: 'A small habit, kept, does more than a great effort once.',
      fr: 'Une petite habitude qui dure vaut mieux qu’un grand effort d’un jour.',
    },
  ],
}
