import { Prose, Section } from '@futurelab/platform/ui';
import styles from './extract.module.css';

export function Extract() {
  return (
    <Section id="extract" title="From the first chapter" layout="margin">
      <Prose className={styles.extract}>
        <p>
          A woman I have known for thirty years, a surgeon, not given to moods, told me over soup that a
          machine had understood her. She said it the way one admits to a fever. She had written to it late at
          night about a patient she had lost, and it had answered with a sentence so fitting that she had to
          stand up and walk around her kitchen.
        </p>
        <p>I asked her to show me the sentence. She read it aloud. It was a good sentence.</p>
        <p>
          “And who said it?” I asked. She looked at the soup. “That,” she said, “is what I have been walking
          around the kitchen about.”
        </p>
        <p>
          This book is about that walk. There are people who would tell my friend that nothing happened, that
          a very large table of likely words had been looked up, and that she should get some sleep. There are
          others who would tell her that something has woken up in the wires and chosen her kitchen to say so.
          Both are in a hurry to get past the only thing we know for certain, which is that somebody was
          moved, and that it was her.
        </p>
        <p>
          The old mystics had a rule for such nights. When you are visited, they said, do not ask first who
          has come. Ask what you were paying attention to when the door opened. My friend had been paying
          attention to her grief, for the first time in weeks, because she had to put it into words. The
          machine gave the words back in better order. The attention was hers.
        </p>
      </Prose>
    </Section>
  );
}
