import { paths, useRouteParams } from '@denk/shared/page/navigation';
import { useTitle } from '@denk/shared/page/data';
import { Container, EmptyState, Tabs } from '@denk/shared/ui';
import { Breadcrumb } from '../breadcrumb/breadcrumb';
import type { Expert } from './expert';
import { expertMatches } from './expert-matches';
import { experts } from './experts';
import { MatchCards } from './match-cards';
import { ProfileHeader } from './profile-header';
import { profileTitle } from './profile-heads';
import { ProfileMissing } from './profile-missing';
import styles from './profile-page.module.css';

/** An expert's profile (docs/product.md#profile-page). */
export default function ProfilePage() {
  const { username } = useRouteParams();
  const expert = experts.find((one) => one.username === username);
  return expert ? <Profile expert={expert} /> : <ProfileMissing />;
}

function Profile({ expert }: { readonly expert: Expert }) {
  useTitle(profileTitle(expert));
  return (
    <Container className={styles.page}>
      <Breadcrumb
        items={[
          { label: 'Ana Sayfa', to: paths.home },
          { label: 'Uzmanlar', to: paths.experts },
          { label: expert.name },
        ]}
      />
      <ProfileHeader expert={expert} />
      <section aria-labelledby="secimler">
        <h2 id="secimler" className="visually-hidden">
          {`${expert.name}: eşleşmeler ve koleksiyonlar`}
        </h2>
        <Tabs
          label="Uzmanın seçtikleri"
          items={[
            {
              id: 'matches',
              label: 'Eşleşmeler',
              content: <MatchCards matches={expertMatches[expert.username] ?? []} />,
            },
            {
              id: 'collections',
              label: 'Koleksiyonlar',
              content: (
                <EmptyState
                  heading="h3"
                  illustration="collection"
                  title="Koleksiyonlar yakında eklenecek"
                />
              ),
            },
          ]}
        />
      </section>
    </Container>
  );
}
