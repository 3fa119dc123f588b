import { palettes } from '../palettes.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'

const fitness = group(
  {
    id: 'fitness-equipment',
    en: 'Fitness Equipment',
    fr: 'Appareils de conditionnement',
    share: 2,
    madeLabel: { en: 'Build', fr: 'Fabrication' },
    leaves: [
      leaf('treadmills', 'Treadmills', 'Tapis roulants', [
        kind(
          'treadmill',
          'treadmill',
          'm tapis roulant',
          'Walk through February without putting on boots.',
          'Marchez tout février sans mettre de bottes.',
        ),
        kind(
          'treadmill',
          'walking pad',
          'm tapis de marche',
          'Slides under the desk and counts the steps of a meeting.',
          'Il se glisse sous le bureau et compte les pas d’une réunion.',
          { price: [199, 449], grams: [16000, 28000] },
        ),
      ]),
      leaf('exercise-bikes', 'Exercise Bikes', 'Vélos stationnaires', [
        kind(
          'exercise-bike',
          'exercise bike',
          'm vélo stationnaire',
          'A wide seat, a quiet wheel, and a shelf for the tablet.',
          'Une selle large, une roue silencieuse et une tablette pour l’écran.',
          {
            made: pairs`steel-frame = à cadre d’acier`,
            looks: pairs`folding = pliant/pliante; recumbent = semi-allongé/semi-allongée; magnetic = magnétique/; upright = droit/droite`,
          },
        ),
      ]),
      leaf('weights', 'Weights', 'Haltères', [
        kind(
          'dumbbell',
          'dumbbell set',
          "m/mp ensemble d'haltères",
          'They do not roll, they do not chip the floor, and the grip is yours.',
          'Ils ne roulent pas, n’abîment pas le plancher et se tiennent bien.',
          {
            made: pairs`neoprene = en néoprène; vinyl = en vinyle; cast-iron = en fonte`,
            looks: pairs`adjustable = réglable/; hexagonal = hexagonal/hexagonale`,
            measures: pairs`10 lb = de 4,5 kg; 20 lb = de 9 kg; 32 lb = de 14,5 kg; 52 lb = de 24 kg`,
            features: pairs`with stand = avec support; with workout guide = avec guide d’exercices`,
            price: [29, 249],
            colours: palettes.brights,
            grams: [4500, 24000],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`steel-frame = à cadre d’acier; cushioned-deck = à plateforme coussinée`,
    looks: pairs`folding = pliant/pliante; motorized = motorisé/motorisée; compact = compact/compacte; quiet = silencieux/silencieuse`,
    features: pairs`with heart-rate sensors = à capteurs de fréquence cardiaque; with tablet holder = à support pour tablette; with remote = avec télécommande; with Bluetooth = à connexion Bluetooth`,
    points: pairs`Supports up to 120 kg = Supporte jusqu’à 120 kg; Assembly in 30 minutes, tools included = Assemblage en 30 minutes, outils inclus; Wheels for moving it = Roulettes de transport; Frame guaranteed for five years = Cadre garanti cinq ans`,
    colours: ['black', 'grey', 'white', 'red'],
    price: [299, 999],
    grams: [18000, 48000],
    care: 'wipe-clean',
  },
)

const yoga = group(
  {
    id: 'yoga-recovery',
    en: 'Yoga & Recovery',
    fr: 'Yoga et récupération',
    share: 3,
    leaves: [
      leaf('yoga-mats', 'Yoga Mats', 'Tapis de yoga', [
        kind(
          'yoga-mat',
          'yoga mat',
          'm tapis de yoga',
          'Grips when hands are wet, and unrolls flat.',
          'Il adhère même les mains moites et se déroule bien à plat.',
          { price: [24, 99] },
        ),
        kind(
          'yoga-mat',
          'exercise mat',
          "m tapis d'exercice",
          'Thick enough for knees and for a basement floor.',
          'Assez épais pour les genoux et le plancher du sous-sol.',
          { price: [29, 89] },
        ),
      ]),
      leaf('massagers', 'Massagers', 'Appareils de massage', [
        kind(
          'massager',
          'neck massager',
          'm appareil de massage pour la nuque',
          'Two warm thumbs for the place where the day settles.',
          'Deux pouces chauds là où la journée s’accumule.',
          {
            made: [],
            measures: [],
            looks: pairs`shiatsu = shiatsu; heated = chauffant/chauffante; cordless = sans fil; rechargeable = rechargeable/`,
            features: pairs`with heat = à chaleur apaisante; with arm straps = à sangles; with travel bag = avec sac de voyage`,
            price: [49, 149],
            grams: [900, 1800],
            colours: ['grey', 'black', 'tan', 'purple'],
            care: 'electronics',
          },
        ),
        kind(
          'massager',
          'foot massager',
          'm appareil de massage pour les pieds',
          'After the market, after the shift, after the dance.',
          'Après le marché, après le quart de travail, après la danse.',
          {
            made: [],
            measures: [],
            looks: pairs`shiatsu = shiatsu; heated = chauffant/chauffante; compression = à compression d’air`,
            features: pairs`with remote = avec télécommande; with washable lining = à doublure lavable; with three intensities = à trois intensités`,
            price: [69, 229],
            grams: [2800, 5200],
            colours: ['grey', 'black', 'tan', 'white'],
            care: 'electronics',
          },
        ),
        kind(
          'massager',
          'massage gun',
          'm pistolet de massage',
          'Small, quiet, and it finds the knot.',
          'Petit, silencieux, et il trouve le nœud.',
          {
            made: [],
            measures: [],
            looks: pairs`cordless = sans fil; compact = compact/compacte; percussion = à percussion`,
            features: pairs`with six heads = à six têtes; with carrying case = avec étui; with heat = à tête chauffante`,
            price: [59, 249],
            grams: [500, 1100],
            care: 'electronics',
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`natural rubber = en caoutchouc naturel; cork = en liège @tan; foam = en mousse; jute = en jute @tan`,
    looks: pairs`non-slip = antidérapant/antidérapante; folding = pliant/pliante; extra-thick = extra-épais/extra-épaisse; reversible = réversible/`,
    features: pairs`with carrying strap = avec sangle de transport; with alignment lines = à repères d’alignement; with carrying bag = avec sac de transport`,
    measures: pairs`4 mm = de 4 mm; 6 mm = de 6 mm; 10 mm = de 10 mm; 15 mm = de 15 mm`,
    points: pairs`No latex smell = Sans odeur de latex; Wipes clean = Se nettoie d’un coup de linge; Comes with a guide in both languages = Guide inclus, dans les deux langues; One-year warranty = Garantie d’un an`,
    colours: ['purple', 'teal', 'blue', 'pink', 'grey', 'black', 'green'],
    price: [29, 149],
    grams: [900, 2600],
    care: 'wipe-clean',
  },
)

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
          'vitamins',
          'vitamin D3',
          'f vitamine D3',
          'For the months when the sun sets at four.',
          'Pour les mois où le soleil se couche à seize heures.',
          {
            looks: pairs`1000 IU = 1000 UI; 2500 IU = 2500 UI; extra-strength = extra-forte; vegan = végétalien/végétalienne`,
          },
        ),
        kind(
          'vitamins',
          'multivitamin',
          'f multivitamine',
          'One a day, with breakfast.',
          'Une par jour, au déjeuner.',
          { looks: pairs`daily = quotidien/quotidienne; 50+ = 50 ans et plus; whole-food = d’origine végétale` },
        ),
        kind(
          'vitamins',
          'magnesium',
          'm magnésium',
          'Gentle on the stomach, taken before bed.',
          'Doux pour l’estomac, à prendre avant le coucher.',
          { looks: pairs`200 mg = 200 mg; high-absorption = haute absorption; vegan = végétalien/végétalienne` },
        ),
      ]),
      leaf('supplements', 'Supplements', 'Suppléments', [
        kind(
          'vitamins',
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
          'vitamins',
          'omega-3',
          'mp oméga-3',
          'From small wild fish, without the aftertaste.',
          'De petits poissons sauvages, sans arrière-goût.',
          { looks: pairs`triple-strength = triple force; lemon = au citron; vegan algae = aux algues` },
        ),
        kind(
          'vitamins',
          'probiotic',
          'm probiotique',
          'Keeps on the shelf: no refrigerator needed.',
          'Il se garde sur la tablette, sans frigo.',
          {
            looks: pairs`30-billion = de 30 milliards; 50-billion = de 50 milliards; women’s = pour femmes; daily = quotidien/quotidienne`,
          },
        ),
      ]),
      leaf('protein', 'Protein & Greens', 'Protéines et verdures', [
        kind(
          'vitamins',
          'whey protein',
          'f protéine de lactosérum',
          'Mixes with a spoon, tastes of something.',
          'Elle se mélange à la cuillère et a vraiment du goût.',
          {
            looks: pairs`vanilla = à la vanille; chocolate = au chocolat; unflavoured = sans saveur; maple = à l’érable`,
            features: [],
            measures: pairs`, 454 g = , 454 g; , 840 g = , 840 g; , 2 kg = , 2 kg`,
            price: [34, 84],
          },
        ),
        kind(
          'vitamins',
          'pea protein',
          'f protéine de pois',
          'Yellow peas from the Prairies, ground fine.',
          'Des pois jaunes des Prairies, moulus finement.',
          {
            looks: pairs`vanilla = à la vanille; chocolate = au chocolat; unflavoured = sans saveur; berry = aux petits fruits`,
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
    features: pairs`in softgels = en gélules; in gummies = en jujubes; in capsules = en capsules; in drops = en gouttes`,
    measures: pairs`, 60 count = , 60 unités; , 90 count = , 90 unités; , 120 count = , 120 unités; , 180 count = , 180 unités`,
    points: pairs`Gluten-free and non-GMO = Sans gluten et sans OGM; Tested by an independent laboratory = Testé/Testée par un laboratoire indépendant; Made in Canada = Fabriqué/Fabriquée au Canada; Ask your pharmacist if you take medication = Consultez votre pharmacien si vous prenez des médicaments`,
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
            made: pairs`tempered glass = en verre trempé; bamboo = en bambou @tan; stainless steel = en acier inoxydable @silver`,
            looks: pairs`digital = numérique/; smart = intelligent/intelligente; ultraslim = ultramince/; talking = parlant/parlante`,
            features: pairs`with body-fat analysis = à analyse corporelle; with large display = à grand écran; with phone app = à application mobile`,
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
            features: pairs`with straw lid = à couvercle avec paille; with carrying loop = à anse; with fruit infuser = avec infuseur à fruits`,
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
    points: pairs`Easy to clean = Facile/ à nettoyer; Batteries included where needed = Piles incluses, s’il y a lieu; Instructions in English and French = Mode d’emploi en français et en anglais; One-year warranty = Garantie d’un an`,
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
  groups: [fitness, yoga, nutrition, health],
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
      en: 'Start slowly, and speak with your doctor if you have been away from it for long.',
      fr: 'Allez-y doucement et parlez-en à votre médecin si vous reprenez après une longue pause.',
    },
    { en: 'It stores in a closet between two uses.', fr: 'Ça se range au placard entre deux utilisations.' },
    {
      en: 'A small habit, kept, does more than a great effort once.',
      fr: 'Une petite habitude qui dure vaut mieux qu’un grand effort d’un jour.',
    },
  ],
}
