import { AccordionItem } from '~/ui/Accordion';
import { Breadcrumbs } from '~/ui/Breadcrumbs';
import { Card } from '~/ui/Card';
import { ComparisonMatrix, type Verdict } from '~/ui/ComparisonMatrix';
import { LazySection, lazySection } from '~/ui/LazySection';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { SectionHeading } from '~/ui/SectionHeading';
import { Sample } from './Sample';
import { useKitWords } from './words';

const verdicts: readonly (readonly Verdict[])[] = [
  ['yes', 'no', 'partly'],
  ['yes', 'partly', 'no'],
];

function Late() {
  return <p>{useKitWords().late}</p>;
}

const late = lazySection(async () => ({ default: Late }));

/** What a page's sections are made of. */
export function Contents() {
  const words = useKitWords();
  return (
    <>
      <Sample name={words.groups.headings}>
        <Breadcrumbs className="w-full" crumbs={words.crumbs.map((name, index) => ({ name, path: `/${index}` }))} />
        <SectionHeading title={words.heading} text={words.text} />
      </Sample>
      <Sample name={words.groups.cards}>
        <Card className="p-6 w-64">{words.card}</Card>
        <RecognitionCard
          from="Irene Roldán"
          initials="IR"
          to={words.to}
          message={words.message}
          points="+500"
          className="w-80"
        />
        <RecognitionCard from="Zoe Q" initials="ZQ" to={words.to} message={words.message} tone="sky" className="w-80" />
      </Sample>
      <Sample name={words.groups.accordion}>
        <div className="w-full">
          {words.questions.map((question, index) => (
            <AccordionItem key={question} name="kit" title={question}>
              {words.answers[index]}
            </AccordionItem>
          ))}
        </div>
      </Sample>
      <Sample name={words.groups.table}>
        <div className="w-full">
          <ComparisonMatrix
            caption={words.comparison}
            what={words.what}
            kinds={words.kinds.map((name) => ({ id: name, name }))}
            rows={words.rows.map((name, index) => ({ id: name, name, verdicts: verdicts[index] ?? [] }))}
            words={words.verdicts}
          />
        </div>
      </Sample>
      <Sample name={words.groups.late}>
        <LazySection of={late} marginPx={0} />
      </Sample>
    </>
  );
}
