import { formatNumber } from '@denk/shared/product/text';
import { Badge, Card, ExternalLink, Icon, Rating, type IconName } from '@denk/shared/ui';
import { useState, type ReactNode } from 'react';
import type { Expert } from './expert';
import { FollowToggle } from './follow-toggle';
import { Portrait } from '../portrait/portrait';
import styles from './profile-header.module.css';

const months = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
] as const;

/** `2022-03` → `Mart 2022`. */
function monthOf(date: string): string {
  const [year = '', month = ''] = date.split('-');
  return `${months[Number(month) - 1] ?? ''} ${year}`.trim();
}

/** Who the expert is, where to find them, and their figures. */
export function ProfileHeader({ expert }: { readonly expert: Expert }) {
  const [following, setFollowing] = useState(false);
  const { name, username, stats } = expert;
  return (
    <Card as="section" padding="none">
      <div className={styles.cover} aria-hidden="true" />
      <div className={styles.body}>
        <Portrait name={expert.avatar} label={`${name} portresi`} className={styles.portrait} />
        <div className={styles.names}>
          <div className={styles.title}>
            <h1 tabIndex={-1}>{name}</h1>
            {expert.verified && (
              <Badge tone="accent" icon="shield">
                Doğrulanmış uzman
              </Badge>
            )}
            <Badge tone="warning">Örnek profil</Badge>
          </div>
          <p className={styles.username}>{`@${username} · ${expert.headline}`}</p>
        </div>
        <FollowToggle name={name} following={following} onToggle={setFollowing} />
        <div className={styles.about}>
          <p className={styles.bio}>{expert.bio}</p>
          <ul className={styles.facts}>
            <Fact icon="pin">{expert.location}</Fact>
            <Fact icon="calendar">{`Katılım: ${monthOf(expert.joinDate)}`}</Fact>
            <Fact icon="globe">
              <ExternalLink href={expert.socialLinks.website}>Web sitesi</ExternalLink>
            </Fact>
            <Fact icon="social">
              <ExternalLink href={expert.socialLinks.instagram}>Instagram</ExternalLink>
            </Fact>
            <Fact icon="share">
              <ExternalLink href={expert.socialLinks.twitter}>Twitter</ExternalLink>
            </Fact>
          </ul>
          <ul aria-label="Uzmanlık alanları" className={styles.expertise}>
            {expert.expertise.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </div>
        <dl className={styles.figures}>
          <Figure label="Takipçi" value={formatNumber(expert.followers + (following ? 1 : 0))} />
          <Figure label="Takip edilen" value={formatNumber(expert.following)} />
          <Figure label="Eşleşme" value={formatNumber(stats.totalMatches)} />
          <Figure
            label="Ortalama puan"
            value={<Rating value={stats.averageRating} reviewCount={stats.totalReviews} />}
          />
        </dl>
      </div>
    </Card>
  );
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} className={styles.icon} />
      {children}
    </li>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
